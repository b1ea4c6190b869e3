import { settings } from './settings';

/** What this host says it can do, in the client library's words. */
export function runtime(): object {
  return {
    apiVersion: 4,
    hostVersionsInfo: { adaptiveCardSchemaVersion: { majorVersion: 1, minorVersion: 5 } },
    isLegacyTeams: false,
    isNAAChannelRecommended: settings.naa,
    isDeeplyNestedAuthSupported: false,
    supports: {
      ...(settings.naa ? { nestedAppAuth: {} } : {}),
      app: {
        lifecycle: { registerBeforeSuspendOrTerminateHandler: {}, registerOnResumeHandler: {} },
      },
      clipboard: {},
      pages: { appButton: {}, backStack: {}, currentApp: {}, tabs: {} },
      teamsCore: {},
    },
  };
}
