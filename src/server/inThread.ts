import { Worker } from 'node:worker_threads';

interface ThreadLimits {
  milliseconds: number;
  megabytes: number;
}

/** The thread took more time or memory than it may have. */
export class ThreadOverrun extends Error {
  override name = 'ThreadOverrun';
}

/**
 * The one message with which a program answers. It runs in a thread of its own, so that nothing
 * else waits for it; a thread that takes too much is ended.
 * @param file the program; it finds `data` as `workerData`
 * @throws ThreadOverrun; another Error where the thread cannot start or fails
 */
export function inThread<T>(
  file: string,
  data: unknown,
  { milliseconds, megabytes }: ThreadLimits,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const timer = setTimeout(() => {
      reject(new ThreadOverrun(`It took more than ${milliseconds} ms.`));
      void worker.terminate();
    }, milliseconds);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new ThreadOverrun(`It took more than ${megabytes} MB.`)
          : error,
      ),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread has ended without an answer.'));
    });
  });
}
