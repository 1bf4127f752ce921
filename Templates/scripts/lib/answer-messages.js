/**
 * The worker's side of background tasks (`background.js`). This module imports nothing, because
 * other modules may need a document, which a worker does not have.
 * @module
 */

/** @typedef {{id: number, result?: any, error?: string}} Answer */

/**
 * In a worker, runs a task for each message and sends back its result.
 * @param {(task: any) => any} work
 */
export function answerMessages(work) {
  if (!('WorkerGlobalScope' in globalThis)) return;
  addEventListener('message', ({ data: { id, task } }) => {
    /** @type {Answer} */
    let answer;
    try {
      answer = { id, result: work(task) };
    } catch (error) {
      answer = { id, error: String(error) };
    }
    /** @type {any} */ (globalThis).postMessage(answer);
  });
}
