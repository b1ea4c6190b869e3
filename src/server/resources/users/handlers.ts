import type { User, users } from '#shared/contract/people/users';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { createUserOnce, findUser, namesOf, updateUser } from './store';

export function userHandlers({ db, changes }: Deps): Handlers<typeof users> {
  return {
    'GET /users/me': async ({ person }) => {
      const user = (await findUser(db, person.id)) ?? refuse();
      if (isNamed(user, person)) return user;
      return changes.commit(
        db,
        person,
        undefined,
        async (transaction) => (await updateUser(transaction, person, {})) ?? refuse(),
      );
    },
    'POST /users': ({ person, body }) =>
      changes.commit(db, person, { topic: 'person', id: person.id }, async (transaction) => {
        await createUserOnce(transaction, person, body);
        return (await findUser(transaction, person.id)) ?? refuse();
      }),
    'PUT /users': ({
      person,
      body: {
        FirstDayWizardStep,
        ShowNewsFromFollowedSites,
        InterfaceLanguage,
        AllowsAnalytics,
        WantsNotifications,
        HiddenOnToday,
        RestaurantId,
      },
    }) =>
      changes.commit(db, person, undefined, async (transaction, announce) => {
        // The person's other windows and devices go on from what is chosen now.
        announce({
          ComponentId: 'user',
          Data: { Change: 'updated', Id: person.id },
          audience: { people: [person.id] },
        });
        return (
          (await updateUser(transaction, person, {
            FirstDayWizardStep,
            ShowNewsFromFollowedSites,
            InterfaceLanguage,
            AllowsAnalytics,
            WantsNotifications,
            HiddenOnToday,
            RestaurantId,
          })) ?? refuse()
        );
      }),
  };
}

/** Whether a record has the names that the token says. */
function isNamed(user: User, person: Person): boolean {
  const { UpnId, DisplayName } = { ...user, ...namesOf(person) };
  return UpnId === user.UpnId && DisplayName === user.DisplayName;
}

function refuse(): never {
  throw new ProblemError('notFound');
}
