import { parentPort, workerData } from 'node:worker_threads';
import { messageOfError } from '#shared/rules/values/records';
import { cleaned } from './cleaned';
import type { CleanedElsewhere } from './cleanText';

const { html, namesActive } = workerData as { html: string; namesActive: boolean };

/** A thread of its own for one long text. */
function answer(): CleanedElsewhere {
  try {
    return cleaned(html, namesActive);
  } catch (error) {
    return { failure: messageOfError(error) };
  }
}

parentPort?.postMessage(answer());
