import { parentPort, workerData } from 'node:worker_threads';
import { cleaned } from './cleaned';

/** A thread of its own for one long text. */
const { html, namesActive } = workerData as { html: string; namesActive: boolean };
parentPort?.postMessage(cleaned(html, namesActive));
