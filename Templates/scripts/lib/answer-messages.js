/**
 * Runs the tasks of `background.js` inside a worker. This module imports nothing, because other
 * modules may need a document, which a worker does not have.
 * @module
 */

/** @typedef {{id: number, result?: any, error?: string}} Answer */

/**
 * In a worker, answers each message with the result of the task that the message contains. On a
 * page, does nothing.
 * @param {(task: any) => any} work runs a task
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
