import { parentPort, workerData } from 'node:worker_threads';
import { messageOfError } from '#shared/rules/values/records';
import { itemsOf, type UnreadFeed } from './itemsOf';
import type { ParsedElsewhere } from './readItems';

/** A thread of its own for one feed. */
function answer(): ParsedElsewhere {
  try {
    return { items: itemsOf(workerData as UnreadFeed) };
  } catch (error) {
    return { failure: messageOfError(error) };
  }
}

parentPort?.postMessage(answer());
