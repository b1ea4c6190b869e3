import { sql } from 'kysely';
import { isSilence } from './connectionErrors';
import type { Database } from './database';
import { DatabaseSilent } from './inTime';

/** Milliseconds without an answer after which a database counts as silent. */
const maxSilence = 6_000;
const pause = 500;

/**
 * The result of a task with a database, which may take as long as it needs while the database
 * answers the question beside it.
 * @throws DatabaseSilent
 */
export async function whileAnswering<T>(probeDb: Database, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  let lastAnswer = performance.now();
  const silent = new Promise<never>((_resolve, reject) => {
    const ask = async () => {
      const error = await failureOf(probeDb);
      if (isDone) return;
      if (!isSilence(error)) lastAnswer = performance.now();
      else if (performance.now() - lastAnswer > maxSilence) reject(new DatabaseSilent());
      timer = setTimeout(() => void ask(), pause);
    };
    void ask();
  });
  return Promise.race([work, silent]).finally(() => {
    isDone = true;
    clearTimeout(timer);
  });
}

async function failureOf(probeDb: Database): Promise<unknown> {
  try {
    await sql`select 1`.execute(probeDb);
    return undefined;
  } catch (error) {
    return error;
  }
}
