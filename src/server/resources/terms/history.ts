import type { Audit } from '#shared/contract/audits';
import type { NewTerm } from '#shared/contract/terms';
import type { Database } from '../../db/database';
import type { TermKind } from '../../db/tables';
import { listKeyedAudits } from '../audits/store';

/** What administrators write of a term; its place among the others is no part of it. */
type WrittenTerm = Omit<NewTerm, 'Guid' | 'SortOrder'>;

const written: Readonly<Record<keyof WrittenTerm, true>> = {
  InternalName: true,
  Labels: true,
  ParentTermGuid: true,
  IsAvailableForTagging: true,
  IsDeprecated: true,
  Url: true,
  FriendlyUrl: true,
  LocalCustomProperties: true,
};

/** The history of a term, newest first; with its place among the others where that was changed. */
export async function listTermAudits(db: Database, kind: TermKind, guid: string): Promise<Audit[]> {
  const entries = await listKeyedAudits(db, `${kind}terms`, guid);
  return entries.flatMap(({ Action, NewValues, ...entry }) =>
    Action === 'deleted'
      ? []
      : [
          {
            ...entry,
            Action,
            NewValues: {
              ...writtenPart(NewValues),
              ...('SortOrder' in NewValues && { SortOrder: NewValues['SortOrder'] }),
            },
          },
        ],
  );
}

/** What the term was after an entry of its history. */
export async function findWrittenTerm(
  db: Database,
  kind: TermKind,
  guid: string,
  auditId: number,
): Promise<WrittenTerm | undefined> {
  const entry = (await listTermAudits(db, kind, guid)).find(({ Id }) => Id === auditId);
  return entry && (writtenPart(entry.NewValues) as unknown as WrittenTerm);
}

function writtenPart(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(written, name)),
  );
}
