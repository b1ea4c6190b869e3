import { authenticate, finishAuthentication, getAuthToken } from './authentication';
import { appContext } from './appContext';
import { placeOf, type Place } from './deepLinks';
import { copy, shareLink } from './dialogs';
import { firstTab, goTo, place } from './navigation';
import { nestedAppAuth } from './nestedAuth';
import { data, toast } from './page';
import { effectiveDevice, settings } from './settings';
import type { TabFrame } from './tabFrame';
import type { Call } from './wire';

const sdkVersion = '2.1.2';
const notFound = { errorCode: 404, message: 'The app has no such page.' };

/** Handlers in Teams of each call of its client library that the app may use. */
export function callsFor(tab: TabFrame): Record<string, (call: Call) => unknown> {
  return {
    initialize: ({ from, reply }) =>
      reply(
        from === 'tab' ? 'content' : 'authentication',
        effectiveDevice() === 'phone' ? 'android' : 'desktop',
        sdkVersion,
        JSON.stringify(runtime()),
      ),
    getContext: ({ from, reply }) =>
      reply(appContext(from === 'tab' ? 'content' : 'authentication')),
    registerHandler: ({ args }) => tab.register(String(args[0])),
    readyToUnload: () => tab.isReadyToUnload(),
    'appInitialization.appLoaded': () => tab.appLoaded(),
    'appInitialization.success': () => tab.succeeded(),
    'appInitialization.expectedFailure': () => tab.succeeded(),
    'appInitialization.failure': ({ args: [reason, message] }) =>
      tab.fail('We couldn’t load the app', [reason, message].filter(Boolean).join(': ')),
    'authentication.getAuthToken': getAuthToken,
    'authentication.authenticate': authenticate,
    'authentication.authenticate.success': ({ args }) => finishAuthentication(true, args[0]),
    'authentication.authenticate.failure': ({ args }) => finishAuthentication(false, args[0]),
    'nestedAppAuth.execute': nestedAppAuth,
    shareDeepLink: ({ args: [subPageId, label, webUrl] }) =>
      shareLink(
        { entityId: place.entityId, subPageId: text(subPageId) },
        text(label),
        text(webUrl),
      ),
    executeDeepLink: ({ args, reply }) => reply(...openLink(String(args[0]))),
    navigateBack: ({ reply }) => {
      history.back();
      reply(true);
    },
    'pages.navigateToApp': ({ args: [to], reply }) => {
      const { appId, pageId, subPageId } = to as {
        appId: string;
        pageId: string;
        subPageId?: string;
      };
      reply(
        ...(appId === data.app.id && went({ entityId: pageId, subPageId })
          ? [true]
          : [false, 'The app or its page does not exist.']),
      );
    },
    'pages.currentApp.navigateTo': ({ args: [to], reply }) => {
      const { pageId, subPageId } = to as { pageId: string; subPageId?: string };
      reply(went({ entityId: pageId, subPageId }) ? undefined : notFound);
    },
    'pages.currentApp.navigateToDefaultPage': ({ reply }) =>
      reply(went({ entityId: firstTab() }) ? undefined : notFound),
    'clipboard.writeToClipboard': async ({ args: [clip], reply }) => {
      const { content } = clip as { content: string };
      const written = copy(
        new TextDecoder().decode(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))),
      );
      reply(
        await written.then(
          () => undefined,
          () => ({ errorCode: 1000, message: 'The clipboard cannot be written.' }),
        ),
      );
    },
    returnFocus: () => document.getElementById('own-app')?.focus(),
  };
}

/** A link to this app stays in Teams; every other one opens outside, if the browser lets it. */
function openLink(address: string): unknown[] {
  const target = placeOf(address);
  if (target) return [went(target)];
  const opened = window.open(address, '_blank');
  if (!opened) {
    toast('The browser blocked a new window.');
    return [false, 'FailedToOpenWindow'];
  }
  opened.opener = null;
  return [true];
}

function went(to: Place): boolean {
  const exists = data.app.tabs.some(({ entityId }) => entityId === to.entityId);
  if (exists) goTo(to);
  return exists;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}

/** Capabilities of this host, in the client library's words. */
function runtime(): object {
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
