import type { Call, Calls } from '#shared/contract/call';

/** Fields by which answers say what they are about. */
const usualIds = ['Id', 'Guid', 'Key'];

/**
 * Tells from the answer of a creating call where the new thing is: the address under which the
 * contract has calls about it, or the `Url` of an uploaded file. Nothing where it has none. Always
 * ASCII, whatever the answer holds.
 *
 * @param base address of the API, e.g. `/api`
 */
export function locationOf(
  key: string,
  call: Call,
  calls: Calls,
  base: string,
): (answer: unknown) => string | undefined {
  const own = key.slice(key.indexOf(' ') + 1);
  const isAddressed = Object.keys(calls).some(
    (other) => other.replace(/^\w+ |\/\{\w+\}$/g, '') === own && other.endsWith('}'),
  );
  const names = call.body === 'file' ? ['Url'] : call.newId ? [call.newId] : usualIds;
  if (call.status !== 201 || !(isAddressed || call.body === 'file')) return () => undefined;
  return (answer) => {
    const value = valueOf(answer, names);
    if (value === undefined) return undefined;
    return call.body === 'file' ? encodeURI(value) : `${base}${own}/${encodeURIComponent(value)}`;
  };
}

function valueOf(answer: unknown, names: readonly string[]): string | undefined {
  const fields: Record<string, unknown> = typeof answer === 'object' ? { ...answer } : {};
  const value = names.map((name) => fields[name]).find((found) => found !== undefined);
  return value === undefined ? undefined : String(value);
}
