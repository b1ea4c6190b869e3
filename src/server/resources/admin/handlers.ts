import type { admin } from '#shared/contract/people/admin';
import { wantedRegistration } from '#shared/rules/addresses/registration';
import type { HandlerDeps } from '../../deps';
import { examine } from '../../doctor/examine';
import type { Handlers } from '../../http/calls';
import { checkPackage } from '../../teamsApp/checkPackage';
import { manifestText, packageFiles, versionOf } from '../../teamsApp/packageFiles';
import { zipPackage } from '../../teamsApp/zipPackage';
import { about } from './about';

export function adminHandlers(deps: HandlerDeps): Handlers<typeof admin> {
  const { config, now, targeting } = deps;
  const { teamsApp, publicUrl, clientId } = config;
  const startedAt = now();
  return {
    'GET /admin/about': async ({ token }) => about(deps, startedAt, token),

    'GET /admin/teamsapp': async ({ query }) => {
      const files = await packageFiles(config);
      const version = versionOf(config);
      return {
        Id: teamsApp.id,
        Name: teamsApp.name,
        Version: version,
        FileName: `teams-app-${new URL(publicUrl).hostname}-${version}.zip`,
        PublicUrl: publicUrl,
        ClientId: clientId,
        Manifest: manifestText(files),
        Findings: checkPackage(files, query.language),
        Registration: wantedRegistration(publicUrl, clientId, config),
      };
    },

    'GET /admin/teamsapp/package': async () => zipPackage(await packageFiles(config)),

    'GET /admin/setup': async ({ token, query }) => {
      const settings = await targeting.settings();
      const context = {
        ...{ config, now, personToken: token },
        notifies: settings.enableTeamsNotification,
        removesPeople: settings.leftPeopleDays > 0,
        findsColleagues: settings.findColleaguesWithoutLicence,
      };
      return examine(context, query.language);
    },
  };
}
