import type { HostSwitches } from '../hostSwitches';
import { placeOf } from './deepLinks';
import { choosePerson, shareLink } from './dialogs';
import { goElsewhere, goTo, place } from './navigation';
import { byId, part, toast } from './page';
import { changeSetting, effectiveDevice, onWidthChange, settingNames, settings } from './settings';

interface Tab {
  notify(name: string, args: unknown[]): void;
  takesBack(): boolean;
  reload(): void;
}

/** Connects the page's buttons, fields and links. */
export function wireControls(tab: Tab): void {
  wireSettings(tab);
  wireTeams(tab);
  showDevice();
  onWidthChange(() => {
    showDevice();
    tab.reload();
  });
}

/**
 * The settings beside the frame. The theme changes while the app is open; another device or way of
 * signing in starts it again.
 */
function wireSettings(tab: Tab): void {
  const form = byId<HTMLFormElement>('controls');
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target: field }) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    const isBox = field instanceof HTMLInputElement && field.type === 'checkbox';
    const name = settingNames.find((each) => each === field.name);
    if (name) applySetting(tab, name, isBox ? String(field.checked) : field.value);
  });
  byId('person-control').addEventListener('click', () => choosePerson(switchTo));
  const opener = byId('show-controls');
  opener.addEventListener('click', () => {
    opener.setAttribute('aria-expanded', String(form.classList.toggle('open')));
  });
}

function applySetting(tab: Tab, name: keyof HostSwitches, value: string): void {
  changeSetting(name, (name === 'naa' ? value === 'true' : value) as HostSwitches[typeof name]);
  if (name === 'theme') {
    document.documentElement.dataset.theme = value;
    tab.notify('themeChange', [value]);
  } else if (name === 'language') location.reload();
  else {
    showDevice();
    tab.reload();
  }
}

/** Wires the parts that look like Teams: bars, tabs, the link field and the actions of a tab. */
function wireTeams(tab: Tab): void {
  byId('back').addEventListener('click', () => {
    if (!tab.takesBack()) history.back();
  });
  byId('forward').addEventListener('click', () => history.forward());
  byId('who').addEventListener('click', () => choosePerson(switchTo));
  byId('own-app').addEventListener('click', () =>
    goTo(settings.links === 'kept' ? place : { entityId: place.entityId }),
  );
  byId('reload').addEventListener('click', () => tab.reload());
  byId('copy-link').addEventListener('click', () => shareLink(place));
  part(byId('trouble'), 'button').addEventListener('click', () => tab.reload());
  for (const button of document.querySelectorAll<HTMLElement>('[data-app]'))
    button.addEventListener('click', () => goElsewhere(button.dataset.app ?? ''));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.tabs a'))
    link.addEventListener('click', (event) => openTab(event, link));
  byId<HTMLFormElement>('open-link').addEventListener('submit', openTypedLink);
}

function openTab(event: MouseEvent, { dataset }: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goTo({ entityId: dataset.entity ?? '' });
}

function openTypedLink(event: SubmitEvent): void {
  event.preventDefault();
  const field = part(byId('open-link'), 'input');
  const target = placeOf(field.value.trim());
  if (!target) return toast('This is not a link to a tab of this app.');
  field.value = '';
  goTo(target);
}

/** Another person starts Teams from nothing. */
function switchTo(upn: string): void {
  changeSetting('person', upn);
  location.reload();
}

function showDevice(): void {
  document.documentElement.dataset.device = effectiveDevice();
  document.documentElement.dataset.theme = settings.theme;
}
