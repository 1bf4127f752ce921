#include <microhttpd.h>
#include <string.h>

// Swift cannot call functions with a variable number of arguments.

/// Leaves the path and the query as the client sent them. The Swift code decodes them later.
static inline size_t AtlasKeepAddress(void *context, struct MHD_Connection *connection, char *text) {
  return strlen(text);
}

/// Starts a server on a socket that is already listening, with a thread for each connection.
static inline struct MHD_Daemon *AtlasStartServer(
    int listening, MHD_AccessHandlerCallback handler, void *context) {
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_THREAD_PER_CONNECTION, 0, NULL, NULL, handler, context,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listening,
      MHD_OPTION_UNESCAPE_CALLBACK, AtlasKeepAddress, NULL,
      MHD_OPTION_CONNECTION_LIMIT, 500u,
      MHD_OPTION_CONNECTION_TIMEOUT, 60u,
      MHD_OPTION_THREAD_STACK_SIZE, (size_t)8 << 20,
      MHD_OPTION_END);
}
