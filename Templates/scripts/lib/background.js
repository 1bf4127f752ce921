/**
 * Runs tasks in a worker, so that the page stays responsive. If no worker can be started, tasks run
 * on the page. A task module exports the function `work`, which runs a task. It also exports its
 * own address, from which the worker loads the same module. In the worker, the module calls
 * `answerMessages`.
 * @module
 */

import { trustedScript } from './trusted-script.js';

/** @typedef {{address: string, work: (task: any) => any}} WorkModule */
/** @typedef {import('./answer-messages.js').Answer} Answer */

export class Background {
  /** @type {Promise<(task: any) => Promise<any>> | null} */
  #worker = null;

  /** @param {() => Promise<WorkModule>} load imports the task module */
  constructor(load) {
    this.load = load;
  }

  /**
   * @param {any} task the argument of `work`, which must be plain data
   * @returns {Promise<any>} the result of `work`
   */
  async run(task) {
    this.#worker ??= this.load().then(start);
    this.#worker.catch(() => (this.#worker = null));
    return (await this.#worker)(task);
  }
}

/** @param {WorkModule} module @returns {(task: any) => Promise<any>} */
function start({ address, work }) {
  /** @type {Map<number, {task: any, done: (result: any) => void, fail: (error: Error) => void}>} */
  const waiting = new Map();
  /** @type {Worker | null} */
  let worker = null;
  let number = 0;
  const here = async (/** @type {any} */ task) => work(task);
  const giveUp = () => {
    worker?.terminate();
    worker = null;
    for (const { task, done, fail } of waiting.values()) here(task).then(done, fail);
    waiting.clear();
  };
  try {
    worker = new Worker(trustedScript(address), { type: 'module' });
  } catch {
    return here;
  }
  worker.addEventListener('error', giveUp);
  worker.addEventListener('message', ({ data }) => {
    const { id, result, error } = /** @type {Answer} */ (data);
    const one = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) one?.done(result);
    else one?.fail(new Error(error));
  });
  return (task) => {
    if (!worker) return here(task);
    return new Promise((done, fail) => {
      waiting.set((number += 1), { task, done, fail });
      worker?.postMessage({ id: number, task });
    });
  };
}
