import { localLink, placeOf, type Place } from './deepLinks';
import { byId, data, part } from './page';
import { settingsQuery } from './settings';

interface Views {
  open(place: Place): void;
  leave(appName: string): void;
}

/** The place that the page shows; the first tab when its address names none. */
export let place: Place = placeOf(location.href) ?? { entityId: firstTab() };

/** Starts with the place of the address, and follows the browser's history from then on. */
export function startNavigation(views: Views): void {
  window.addEventListener('popstate', ({ state }: PopStateEvent) => {
    const otherApp: string | undefined = state?.otherApp;
    if (otherApp) leaveTo(otherApp);
    else show(placeOf(location.href) ?? { entityId: firstTab() });
  });
  const show = (next: Place) => {
    place = next;
    mark();
    views.open(next);
  };
  const leaveTo = (name: string) => {
    mark(name);
    views.leave(name);
  };
  goTo = (next) => {
    history.pushState(null, '', localLink(next, settingsQuery()));
    show(next);
  };
  goElsewhere = (name) => {
    history.pushState({ otherApp: name }, '', location.href);
    leaveTo(name);
  };
  history.replaceState(null, '', location.href);
  show(place);
}

/** Opens a place of the app, as a click on a tab or a link does. */
export let goTo: (next: Place) => void = () => undefined;
/** Opens another part of Teams; the app goes to the background. */
export let goElsewhere: (appName: string) => void = () => undefined;

export function firstTab(): string {
  return data.app.tabs[0]?.entityId ?? '';
}

/** Says in bars and title what is open. */
function mark(otherApp?: string): void {
  const tab = data.app.tabs.find(({ entityId }) => entityId === place.entityId);
  for (const link of document.querySelectorAll<HTMLElement>('.tabs a'))
    setCurrent(link, link.dataset.entity === place.entityId, 'page');
  for (const button of document.querySelectorAll<HTMLElement>('.app-bar button'))
    setCurrent(
      button,
      otherApp ? button.dataset.app === otherApp : button.id === 'own-app',
      'true',
    );
  byId<HTMLAnchorElement>('website').href = tab?.websiteUrl ?? data.productUrl;
  byId('stage').parentElement?.classList.toggle('elsewhere', Boolean(otherApp));
  part(document, '.phone-title').textContent = otherApp ?? data.app.name;
  document.title = `${otherApp ?? `${tab?.name ?? data.app.name} | ${data.app.name}`} | Teams simulator`;
}

function setCurrent(element: HTMLElement, isCurrent: boolean, value: string): void {
  if (isCurrent) element.setAttribute('aria-current', value);
  else element.removeAttribute('aria-current');
}
