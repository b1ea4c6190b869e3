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
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseSilent()), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
