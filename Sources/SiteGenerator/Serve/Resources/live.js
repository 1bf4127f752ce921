/**
 * Every page while `generate-site serve` shows it: it follows the site as its files are edited.
 *
 * The server sends the state of the page. If the page's own is another, or a file that it has read has
 * changed, it loads again; if only a style
 * sheet has another address, the sheet is exchanged; what is wrong with the input is shown over it.
 */
'use strict';

(() => {
  const { page } = document.currentScript.dataset;
  const workers = navigator.serviceWorker;
  if (workers) {
    // A page that a worker keeps is not the one that was just edited.
    workers.getRegistrations().then((all) => all.forEach((one) => one.unregister()));
    workers.register = () => new Promise(() => {});
  }

  const ask = (name, more = '') => `/-/${name}?page=${encodeURIComponent(location.pathname)}${more}`;
  const bare = (address) => address.replace(/^.*\/assets\//, '').replace(/\.[0-9a-f]+\.css$/, '.css');

  /** @param {Record<string, string>} styles the addresses of the style sheets by their names */
  function exchangeStyles(styles) {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
      const address = styles[bare(link.getAttribute('href'))];
      if (!address || new URL(address, location.href).href === link.href) continue;
      const next = link.cloneNode();
      next.href = address;
      // The old sheet stays until the new one is there: the page is never without.
      next.onload = () => link.remove();
      link.after(next);
    }
  }

  /** @param {string} faults a name of what is wrong; empty if all is well */
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

  // A browser opens few connections to a host: only pages that are seen have one.
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
