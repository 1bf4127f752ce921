/**
 * A worker's side of work in the background (`background.js`). It imports nothing, because a worker has
 * no page.
 * @module
 */

/** @typedef {{id: number, result?: any, error?: string}} Answer */

/**
 * Answers the messages of a page, if this is a worker.
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
