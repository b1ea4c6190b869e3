import type { User, UserChoices } from '#shared/contract/people/users';
import type { Database } from '../../db/database';
import type { Person } from '../../person';

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('Id', '=', id).executeTakeFirst();
}

/** Creates the record once; two first visits at the same time make one record. */
export async function createUserOnce(
  db: Database,
  person: Person,
  choices: UserChoices,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      Id: person.id,
      UpnId: person.upn,
      DisplayName: person.displayName,
      FirstDayWizardStep: choices.FirstDayWizardStep ?? 'None',
      ShowNewsFromFollowedSites: choices.ShowNewsFromFollowedSites ?? null,
    })
    .onConflict((conflict) => conflict.column('Id').doNothing())
    .execute();
}

/**
 * Stores what the person has decided, and the names of their token; answers nothing where they have
 * no record.
 */
export async function updateUser(
  db: Database,
  person: Person,
  choices: UserChoices,
): Promise<User | undefined> {
  return db
    .updateTable('users')
    .set((row) => ({
      ...choices,
      ...{ UpnId: row.ref('UpnId'), DisplayName: row.ref('DisplayName') },
      ...namesOf(person),
    }))
    .where('Id', '=', person.id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * The names that the person's token says. One that says none changes none; the object id stands in
 * the place of a principal name that it does not say.
 */
export function namesOf({
  id,
  upn,
  displayName,
}: Person): Partial<Pick<User, 'UpnId' | 'DisplayName'>> {
  return { ...(upn !== id && { UpnId: upn }), ...(displayName && { DisplayName: displayName }) };
}
