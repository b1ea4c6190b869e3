import type { users } from '#shared/contract/users';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/problems';
import { createUserOnce, findUser, updateUser } from './store';

export function userHandlers({ db }: Deps): Handlers<typeof users> {
  return {
    'GET /users/me': async ({ person }) => {
      const user = await findUser(db, person.id);
      if (!user) throw new ProblemError('notFound');
      return user;
    },
    'POST /users': async ({ person, body }) => {
      await createUserOnce(db, person, body);
      const user = await findUser(db, person.id);
      if (!user) throw new ProblemError('notFound');
      return user;
    },
    'PUT /users': async ({
      person,
      body: {
        FirstDayWizardStep,
        ShowNewsFromFollowedSites,
        InterfaceLanguage,
        AllowsAnalytics,
        WantsNotifications,
      },
    }) => {
      const user = await updateUser(db, person, {
        FirstDayWizardStep,
        ShowNewsFromFollowedSites,
        InterfaceLanguage,
        AllowsAnalytics,
        WantsNotifications,
      });
      if (!user) throw new ProblemError('notFound');
      return user;
    },
  };
}
