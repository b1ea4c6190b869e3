import type { Database } from '../../db/database';
import { partsOf, type Subject } from './store';

/**
 * Everything about a person as the text of one JSON object, a list for each table. It is read in
 * batches as it is sent, so that it takes no memory to speak of, however much it is.
 */
export async function* exportOf(
  db: Database,
  subject: Subject,
  now: Date,
): AsyncGenerator<string, void> {
  yield `{\n"Made": ${JSON.stringify(now)},\n"Id": ${JSON.stringify(subject.id)}`;
  for (const { name, batch, read } of partsOf(subject)) {
    yield `,\n${JSON.stringify(name)}: [`;
    for (let skip = 0, isLast = false; !isLast; skip += batch) {
      const rows = await read(db, batch, skip);
      isLast = rows.length < batch;
      const text = rows.map((row) => `\n${JSON.stringify(row)}`).join(',');
      if (text) yield skip > 0 ? `,${text}` : text;
    }
    yield ']';
  }
  yield '\n}\n';
}
