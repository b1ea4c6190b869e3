import { readConfig } from '../../../src/server/config';
import {
  contentSecurityPolicy,
  pageHeaders,
} from '../../../src/server/http/documents/securityHeaders';

/** The policy of a page whose services are Microsoft's: from where it loads, and whom it asks. */
const environment = {
  TENANT_ID: '6f1d2c3b-4a59-4e87-9d10-6e6f72647669',
  CLIENT_ID: '0b7a1e52-8c46-4f3d-a9e1-706f7274616c',
  PUBLIC_URL: 'https://portal.contoso.example',
  SHAREPOINT_URL: 'https://contoso.sharepoint.com',
};
const policyOf = (more: Readonly<Record<string, string>> = {}, videoHosts: string[] = []) => {
  const policy = contentSecurityPolicy(readConfig({ ...environment, ...more }), 'n1', {
    videoHosts,
  });
  const directives = policy.split('; ').map((each) => each.split(' '));
  return (wanted: string) => directives.find(([name]) => name === wanted)?.slice(1);
};

const asked = [
  "'self'",
  'wss://portal.contoso.example',
  'https://login.microsoftonline.com',
  'https://*.microsoftonline.com',
  'https://graph.microsoft.com',
  'https://contoso.sharepoint.com',
  'https://contoso-my.sharepoint.com',
  // Of other regions.
  'https://*.sharepoint.com',
  'https://*.svc.ms',
  'https://res.cdn.office.net',
];

it('the page asks Microsoft’s services, the person’s OneDrive and its own server, and nobody else', () => {
  expect(policyOf()('connect-src')?.toSorted()).toEqual(asked.toSorted());
  const signalR = 'Endpoint=https://nordvik.service.signalr.net;AccessKey=secret;Version=1.0;';
  expect(policyOf({ AZURE_SIGNALR_CONNECTION_STRING: signalR })('connect-src')?.toSorted()).toEqual(
    [
      ...asked,
      'https://nordvik.service.signalr.net',
      'wss://nordvik.service.signalr.net',
    ].toSorted(),
  );
});

it('frames show sign-in, SharePoint, Power BI and players of videos, those of the setting too', () => {
  expect(policyOf({}, ['video.nordvik.example', 'no host'])('frame-src')?.toSorted()).toEqual(
    [
      "'self'",
      'https://login.microsoftonline.com',
      'https://*.microsoftonline.com',
      'https://contoso.sharepoint.com',
      'https://app.powerbi.com',
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://web.microsoftstream.com',
      'https://video.nordvik.example',
    ].toSorted(),
  );
});

it('without SharePoint the page asks none, and what runs or moves it is its own', () => {
  const policy = policyOf({ SHAREPOINT_URL: '' });
  expect(policy('connect-src')?.filter((each) => /sharepoint|svc\.ms/.test(each))).toEqual([]);
  for (const [name, values] of [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'", "'nonce-n1'"]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
  ] as const)
    expect([name, policy(name)]).toEqual([name, values]);
});

it('a portal with https is opened by https alone for a year, with all below its name', () => {
  expect(pageHeaders(readConfig(environment))).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  });
});
