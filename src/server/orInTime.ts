/**
 * The result of a task, or what stands in for it where the task takes longer than so many
 * milliseconds. The task itself goes on.
 * @param otherwise gives what stands in, or throws
 */
export async function orInTime<T>(
  work: Promise<T>,
  milliseconds: number,
  otherwise: () => T,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([work, late.then(otherwise)]).finally(() => clearTimeout(timer));
}
