// Runs one function over many inputs on all cores.

import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Calls the function `name` that `url` exports with each input, on worker threads; the answers in order. */
export async function overAll(url, name, inputs) {
  const answers = new Array(inputs.length);
  const workers = [];
  let next = 0;
  const one = () => new Promise((done, fail) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { url, name } });
    workers.push(worker);
    worker.on('error', fail);
    worker.on('message', ({ index, answer, error }) => {
      if (error) {
        fail(new Error(error));
        return;
      }
      if (index !== undefined) answers[index] = answer;
      if (next === inputs.length) done();
      else worker.postMessage({ index: next, input: inputs[next++] });
    });
  });
  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), inputs.length) }, one));
  } finally {
    // Also after a failure: a worker left alone would keep the test from ending.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return answers;
}

if (!isMainThread && workerData?.url) {
  const { [workerData.name]: call } = await import(workerData.url);
  parentPort.on('message', ({ index, input }) => {
    try {
      parentPort.postMessage({ index, answer: call(input) });
    } catch (error) {
      parentPort.postMessage({ error: error.stack });
    }
  });
  parentPort.postMessage({});
}
