/**
 * Saves a whole network for offline use.
 * @module
 */

import { loadJSON } from '../lib/load-json.js';
import { report } from '../lib/report.js';
import { ask, register } from './offline-worker.js';
import { megabytes, say } from '../lib/words.js';

/** @param {HTMLElement} section */
async function start(section) {
  const address = section.dataset.offline ?? '';
  const slug = address.split('/').at(-2) ?? '';
  if (!(await register())) return;
  const size = await loadJSON(address);
  const button = /** @type {HTMLButtonElement} */ (section.querySelector('button'));
  const note = /** @type {HTMLElement} */ (section.querySelector('.keep-note'));
  const progress = /** @type {HTMLProgressElement} */ (section.querySelector('progress'));
  const status = /** @type {HTMLElement} */ (section.querySelector('[role="status"]'));
  let isKept = (await ask({ action: 'kept' })).includes(slug);

  const show = () => {
    button.textContent = isKept ? WORDS.offlineTools.remove : WORDS.network.saveOffline;
    const text = size.routes ? WORDS.offlineTools.sizeWithPages : WORDS.offlineTools.sizeWithPlanner;
    note.textContent = say(text, { size: megabytes(size.bytes) });
  };

  // The button is not disabled during the action, because a disabled button would lose the focus.
  let isBusy = false;
  button.addEventListener('click', async () => {
    if (isBusy) return;
    isBusy = true;
    button.setAttribute('aria-disabled', 'true');
    progress.hidden = isKept;
    status.textContent = isKept ? '' : WORDS.offlineTools.keeping;
    try {
      if (isKept) {
        await ask({ action: 'drop', slug });
      } else {
        await navigator.storage?.persist?.();
        await ask({ action: 'keep', slug }, ({ done, total }) => {
          progress.value = done / total;
        });
      }
      isKept = !isKept;
      status.textContent = isKept ? WORDS.offlineTools.kept : WORDS.offlineTools.removed;
    } catch {
      status.textContent = WORDS.offlineTools.failed;
    }
    progress.hidden = true;
    isBusy = false;
    button.removeAttribute('aria-disabled');
    show();
  });
  show();
  section.hidden = false;
}

for (const section of document.querySelectorAll('.keep-offline')) {
  // The size is requested only after the page has loaded, so that the request does not delay the
  // page.
  const begin = () => start(/** @type {HTMLElement} */ (section)).catch(report);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
