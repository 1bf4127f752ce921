// Responses to the requests of pages.

/**
 * The response to a page request: the cached page of the latest build, or else the page from the
 * server, or else a cached page of an older build. If only an older build has all files of the
 * page's saved network, the server is tried first and that build second.
 */
async function page(event) {
  const { resultingClientId: client, request } = event;
  const key = pageKey(request.url);
  const latest = await latestBuild();
  const whole = await wholeBuild(key);
  const known = latest && (!whole || whole === latest) && (await found(key, latest));
  if (known) {
    await label(client, latest, true);
    event.waitUntil(lookAround());
    return known;
  }
  try {
    return await pageNow(event, key, latest);
  } catch {
    return (await olderPage(event, key, whole)) ?? leadAway(key);
  }
}

async function pageNow(event, key, latest) {
  const askOnce = () => fetch(event.request.url, { cache: 'no-cache', redirect: 'manual' });
  // The request is retried once, because the device may be switching to another connection.
  const ask = () => askOnce().catch(askOnce);
  let [response, build] = await Promise.all([ask(), serverBuild()]);
  if (!build) return response;
  if (build !== latest) {
    // The server may have sent the page before it changed to this build, so the page is requested
    // again.
    await learn(build);
    response = await ask();
  }
  const client = event.resultingClientId;
  const copy = response.ok && response.type === 'basic' ? response.clone() : null;
  await label(client, build, false);
  event.waitUntil(settle(client, build, key, copy));
  return response;
}

/**
 * Stores a page once its build is confirmed. If the server's build has changed, reloads the page,
 * because the page may have loaded files of both builds.
 */
async function settle(client, build, key, copy) {
  const body = await copy?.blob();
  const now = await serverBuild();
  if (!now) return;
  if (now !== build) {
    await learn(now);
    await reload(client);
    return;
  }
  await label(client, build, true);
  const put = (cache) => cache.put(key, new Response(body, { headers: copy.headers }));
  // Storing may fail because the device is full. The next step deletes files to make space.
  if (body) await cacheOf(build).then(put).catch(() => {});
  await prepare(build);
}

async function olderPage(event, key, whole) {
  for (const build of [...(whole ? [whole] : []), ...(await keptBuilds())]) {
    const known = await found(key, build);
    if (!known) continue;
    await label(event.resultingClientId, build, true);
    return known;
  }
  return null;
}

function leadAway(key) {
  if (key === OFFLINE) return Response.error();
  return Response.redirect(`${OFFLINE}?page=${encodeURIComponent(key)}`, 302);
}

/**
 * The response to a request for data or a picture. If the build of the requesting page is known,
 * the response is the file of that build, or an error. If the build is not known, the server
 * answers the request.
 */
async function file(event) {
  const { clientId, request } = event;
  try {
    const build = await certainBuild(clientId);
    if (!build) return fetch(request);
    const known = await found(request.url, build);
    if (known) return known;
    const response = await fetchNow(request.url);
    if (!response.ok || response.type !== 'basic') return response;
    const body = await response.blob();
    await confirm(build);
    const answer = new Response(body, { headers: response.headers });
    const copy = answer.clone();
    event.waitUntil(cacheOf(build).then((cache) => cache.put(request.url, copy)));
    return answer;
  } catch {
    return new Response('The atlas has changed, or cannot be reached.', { status: 503 });
  }
}
