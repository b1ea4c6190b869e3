import type { appSettings, security } from '#shared/contract/people/security';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/calls';

export function securityHandlers(): Handlers<typeof security> {
  return { 'GET /security/roles': async ({ person }) => [...(await person.roles())] };
}

export function appSettingHandlers({ config }: Deps): Handlers<typeof appSettings> {
  return { 'GET /appsettings/defaultrequestculture': async () => config.defaultRequestCulture };
}
