import type { users } from '#shared/contract/people/users';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import { createUserOnce, findUser, updateUser } from './store';

export function userHandlers({ db, changes }: Deps): Handlers<typeof users> {
  return {
    'GET /users/me': async ({ person }) => (await findUser(db, person.id)) ?? refuse(),
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
      changes.commit(
        db,
        person,
        undefined,
        async (transaction) =>
          (await updateUser(transaction, person, {
            FirstDayWizardStep,
            ShowNewsFromFollowedSites,
            InterfaceLanguage,
            AllowsAnalytics,
            WantsNotifications,
            HiddenOnToday,
            RestaurantId,
          })) ?? refuse(),
      ),
  };
}

function refuse(): never {
  throw new ProblemError('notFound');
}
