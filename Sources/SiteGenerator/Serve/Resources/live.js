/**
 * The script that `generate-site serve` adds to every page. It updates the page when a file of the
 * site is edited.
 *
 * The server sends the current state of the page. If the page itself or a file that it has loaded
 * has changed, the page is reloaded. If only the address of a style sheet has changed, the sheet is
 * replaced. Errors in the input are shown over the page.
 */
'use strict';

(() => {
  const { page } = document.currentScript.dataset;
  const workers = navigator.serviceWorker;
  if (workers) {
    // A page from the cache of a service worker would not show the latest edit.
    workers.getRegistrations().then((all) => all.forEach((one) => one.unregister()));
    workers.register = () => new Promise(() => {});
  }

  const ask = (name, more = '') => `/-/${name}?page=${encodeURIComponent(location.pathname)}${more}`;
  const bare = (address) => address.replace(/^.*\/assets\//, '').replace(/\.[0-9a-f]+\.css$/, '.css');

  /** @param {Record<string, string>} styles the addresses of the style sheets, keyed by name */
  function exchangeStyles(styles) {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
      const address = styles[bare(link.getAttribute('href'))];
      if (!address || new URL(address, location.href).href === link.href) continue;
      const next = link.cloneNode();
      next.href = address;
      // The old sheet stays until the new one has loaded, so that the page is never without styles.
      next.onload = () => link.remove();
      link.after(next);
    }
  }

  /** @param {string} faults a hash of the errors; empty if there are none */
  function showFaults(faults) {
    let frame = document.getElementById('atlas-faults');
    if (!faults) {
      frame?.remove();
      return;
    }
    if (!frame) {
      frame = document.createElement('iframe');
      frame.id = 'atlas-faults';
      frame.title = 'Errors in the atlas';
      document.body.append(frame);
    }
    if (!frame.src.endsWith(faults)) frame.src = ask('faults', `&state=${faults}`);
  }

  /** @type {EventSource | undefined} */
  let events;

  // A browser limits the number of connections to a host, so only visible pages keep their
  // connection.
  function follow() {
    events?.close();
    if (document.visibilityState !== 'visible') return;
    events = new EventSource(ask('events'));
    events.onmessage = ({ data }) => {
      const state = JSON.parse(data);
      if (state.page !== page || state.stale) {
        events.close();
        location.reload();
        return;
      }
      exchangeStyles(state.styles);
      showFaults(state.faults);
    };
  }

  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', () => events?.close());
  addEventListener('pageshow', follow);
})();
