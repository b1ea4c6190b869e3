/** The outcome of the work, or a rejection when it takes longer than `timeout` milliseconds. */
export function withinTime<T>(work: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time.')), timeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
