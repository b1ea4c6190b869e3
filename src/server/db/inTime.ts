import { orInTime } from '../orInTime';

/** The database did not answer in time. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
  override message = 'The database did not answer in time.';
}

/**
 * The result of a task that must be done within so many milliseconds. The task itself goes on.
 * @throws DatabaseSilent
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return orInTime(work, milliseconds, () => {
    throw new DatabaseSilent();
  });
}
