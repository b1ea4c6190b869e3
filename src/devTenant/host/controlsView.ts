import { escapeHtml } from '../identity/page';
import type { HostData } from './hostData';
import { icon } from './icons';

interface Choice {
  value: string;
  label: string;
}

const themes: Choice[] = [
  { value: 'default', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'contrast', label: 'High contrast' },
];
const devices: Choice[] = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
];
const tokens: Choice[] = [
  { value: 'silent', label: 'Silent' },
  { value: 'consent', label: 'Consent needed' },
  { value: 'failing', label: 'Fails' },
  { value: 'hanging', label: 'Never answers' },
];

/** What steers the simulator, outside of the frame that looks like Teams. */
export function controls({ switches, languages, person }: HostData): string {
  const named = new Intl.DisplayNames('en', { type: 'language' });
  const spoken = languages.map((value) => ({ value, label: named.of(value) ?? value }));
  return `<aside class="bench" aria-label="Simulator"><h1>Teams simulator</h1><button type="button"
id="show-controls" aria-expanded="false" aria-controls="controls">${icon('settings')}<span>Settings</span></button>
<form id="controls" aria-label="Simulator settings"><button type="button" id="person-control"
aria-label="${escapeHtml(person.displayName)}: switch person"><img
src="/people/${encodeURIComponent(person.upn)}/photo" alt="" width="22"
height="22">${escapeHtml(person.displayName)}</button>
${radios('theme', 'Theme', themes, switches.theme)}${radios('device', 'Device', devices, switches.device)}
${select('token', 'Sign-in', tokens, switches.token)}${select('language', 'Language', spoken, switches.language)}
<label class="check"><input type="checkbox" name="naa"${switches.naa ? ' checked' : ''}><abbr
title="Nested app authentication">NAA</abbr></label></form>
<details class="log"><summary>Messages</summary><ol id="log" aria-label="Messages between the app and Teams"
tabindex="0"></ol></details></aside>`;
}

function radios(name: string, legend: string, choices: Choice[], chosen: string): string {
  const options = choices.map(
    ({ value, label }) =>
      `<label><input type="radio" name="${name}"
value="${value}"${value === chosen ? ' checked' : ''}><span>${label}</span></label>`,
  );
  return `<fieldset class="${name}"><legend>${legend}</legend>${options.join('')}</fieldset>`;
}

function select(name: string, label: string, choices: Choice[], chosen: string): string {
  const options = choices.map(
    ({ value, label: text }) =>
      `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  );
  return `<label class="${name}">${label}<select name="${name}">${options.join('')}</select></label>`;
}
