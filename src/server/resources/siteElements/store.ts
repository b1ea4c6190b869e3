import { sql } from 'kysely';
import type { NewSiteElement, SiteElement, SiteElementChange } from '#shared/contract/siteElements';
import type { Database } from '../../db/database';
import { cleanHtml } from '../../html/cleanHtml';

interface ElementFilter {
  type?: SiteElement['Type'] | undefined;
  language?: string | undefined;
}

export async function listElements(
  db: Database,
  { type, language }: ElementFilter,
): Promise<SiteElement[]> {
  let elements = db.selectFrom('site_elements').selectAll();
  if (type !== undefined) elements = elements.where('Type', '=', type);
  if (language !== undefined) elements = elements.where('Language', '=', language);
  return elements.orderBy('Type').orderBy('Language').limit(500).execute();
}

export async function findElement(db: Database, id: number): Promise<SiteElement | undefined> {
  return db.selectFrom('site_elements').selectAll().where('Id', '=', id).executeTakeFirst();
}

/** The element, held against other changes until the transaction ends. */
export async function lockElement(db: Database, id: number): Promise<SiteElement | undefined> {
  return db
    .selectFrom('site_elements')
    .selectAll()
    .where('Id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Answers nothing when there is one of this type and language. */
export async function insertElement(
  db: Database,
  { Type, Language = '', Content }: NewSiteElement,
  now: Date,
): Promise<SiteElement | undefined> {
  return db
    .insertInto('site_elements')
    .values({ Type, Language, Content: cleanHtml(Content), Modified: now })
    .onConflict((conflict) => conflict.columns(['Type', 'Language']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Changes an element; a language that is left out stays. The time of change always moves on, so
 * that it tells two changes apart.
 */
export async function updateElement(
  db: Database,
  id: number,
  { Type, Language, Content }: SiteElementChange,
  now: Date,
): Promise<SiteElement> {
  return db
    .updateTable('site_elements')
    .set({
      Type,
      ...(Language === undefined ? {} : { Language }),
      Content: cleanHtml(Content),
      Modified: sql<string>`greatest(${now}::timestamptz, "Modified" + interval '1 millisecond')`,
    })
    .where('Id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
