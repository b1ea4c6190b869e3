/** The outcome of the work, or a `TimeoutError` when it takes longer than `timeout` milliseconds. */
export function withinTime<T>(work: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('No answer in time.', 'TimeoutError')),
      timeout,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
