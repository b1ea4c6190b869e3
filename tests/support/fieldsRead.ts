/**
 * The names of the fields that a function reads of what a service answers, sorted. `values`: what
 * some of the fields hold.
 */
export function fieldsRead<T extends object>(
  read: (fields: T) => unknown,
  values: Partial<T> = {},
): string[] {
  const names = new Set<string>();
  const get = (fields: object, name: string | symbol): unknown => {
    names.add(String(name));
    return Reflect.get(fields, name);
  };
  read(new Proxy(values, { get }) as T);
  return [...names].sort();
}
