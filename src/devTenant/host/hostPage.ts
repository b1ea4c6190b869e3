import { filled } from '../http/filled';
import type { Answer } from '../http/message';
import { textFile } from '../http/textFile';
import { escapeHtml } from '../identity/page';
import type { HostData } from './hostData';
import type { AppTab } from './installedApp';

/** Names by value. */
type Choices = Readonly<Record<string, string>>;

const themes: Choices = { default: 'Light', dark: 'Dark', contrast: 'High contrast' };
const devices: Choices = { desktop: 'Desktop', phone: 'Phone' };
const tokens: Choices = {
  silent: 'Silent',
  consent: 'Consent needed',
  failing: 'Fails',
  hanging: 'Never answers',
};
const template = textFile('host/page.html');

/** The page of the Teams host: the frame around the app, which the page's script fills. */
export function hostPage(data: HostData): Answer {
  const { app, person, productUrl, switches } = data;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${productUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  const named = new Intl.DisplayNames('en', { type: 'language' });
  const languages = data.languages.map((value) => [value, named.of(value) ?? value]);
  return {
    status: 200,
    headers: {
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
    body: filled(template, {
      theme: switches.theme,
      device: switches.device,
      app: escapeHtml(app.name),
      person: escapeHtml(person.displayName),
      photo: `/people/${encodeURIComponent(person.upn)}/photo`,
      data: JSON.stringify(data).replaceAll('<', '\\u003c'),
      tabs: app.tabs.map((tab) => tabLink(app.id, tab)).join(''),
      themes: radios('theme', themes, switches.theme),
      devices: radios('device', devices, switches.device),
      tokens: options(tokens, switches.token),
      languages: options(Object.fromEntries(languages), switches.language),
      naa: switches.naa ? 'checked' : '',
    }),
  };
}

function tabLink(appId: string, { entityId, name }: AppTab): string {
  return `<a href="/l/entity/${appId}/${encodeURIComponent(entityId)}"
data-entity="${escapeHtml(entityId)}">${escapeHtml(name)}</a>`;
}

function radios(name: string, choices: Choices, chosen: string): string {
  return Object.entries(choices)
    .map(
      ([value, label]) =>
        `<label><input type="radio" name="${name}"
value="${value}"${value === chosen ? ' checked' : ''}><span>${label}</span></label>`,
    )
    .join('');
}

function options(choices: Choices, chosen: string): string {
  return Object.entries(choices)
    .map(
      ([value, text]) =>
        `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
    )
    .join('');
}
