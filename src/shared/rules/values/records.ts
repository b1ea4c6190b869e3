/** The names of a record's fields by its type, which `Object.keys` discards. */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record) as (keyof T & string)[];
}

/** The named values of a record by its type, which `Object.entries` discards. */
export function entriesOf<T extends object>(record: T) {
  return keysOf(record).map((name) => [name, record[name]] as const);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True when a value that came from outside is one of the known ones. */
export function isOneOf<T>(known: readonly T[], value: unknown): value is T {
  return known.some((each) => each === value);
}

/** The message of a thrown value; everything can be thrown. */
export function messageOfError(error: unknown): string {
  return isRecord(error) && typeof error.message === 'string' ? error.message : String(error);
}

/** The code by which Node, PostgreSQL and others name an error. */
export function codeOfError(error: unknown): string | undefined {
  return isRecord(error) && typeof error.code === 'string' ? error.code : undefined;
}
