import type { ShownActivity } from '../activities';
import { placeOf } from './deepLinks';
import { goTo } from './navigation';
import { byId, data, part } from './page';
import { settings } from './settings';

/** Milliseconds. */
const interval = 3_000;
const bannerTime = 8_000;
const times = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  day: 'numeric',
  month: 'short',
});

let known: ReadonlySet<string> | undefined;
let bannerTimer: number | undefined;

/**
 * Shows the person's activity feed: a list, the number of unread ones at its button, and a banner
 * for each new one.
 */
export function startActivityFeed(): void {
  part<HTMLButtonElement>(byId('banner'), '.dismiss').onclick = hideBanner;
  const look = async () => {
    if (document.visibilityState === 'visible') await refresh().catch(() => undefined);
    window.setTimeout(() => void look(), interval);
  };
  void look();
}

async function refresh(): Promise<void> {
  const query = new URLSearchParams({ person: data.person.upn, language: settings.language });
  const answer = await fetch(`/activities?${query.toString()}`);
  if (!answer.ok) return;
  const items: ShownActivity[] = await answer.json();
  const arrived = known && items.find(({ id, isRead }) => !isRead && !known?.has(id));
  known = new Set(items.map(({ id }) => id));
  showCount(items.filter(({ isRead }) => !isRead).length);
  showList(items);
  if (arrived) showBanner(arrived);
}

function showCount(unread: number): void {
  const count = byId('unread');
  count.hidden = unread === 0;
  count.textContent = String(unread);
}

/** Shows the list; one that has not changed stays, and so does the focus in it. */
function showList(items: readonly ShownActivity[]): void {
  const feed = byId('feed');
  const state = JSON.stringify(items);
  if (feed.dataset.state === state) return;
  feed.dataset.state = state;
  part(feed, 'ul').replaceChildren(...items.map(itemOf));
  part(feed, 'p').hidden = items.length > 0;
}

function itemOf(item: ShownActivity): HTMLLIElement {
  const entry = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = item.isRead ? '' : 'unread';
  button.append(picture(), words(item), timeOf(item));
  button.onclick = () => openActivity(item);
  entry.append(button);
  return entry;
}

function picture(): HTMLImageElement {
  const image = document.createElement('img');
  Object.assign(image, { src: '/icon.png', alt: '', width: 36, height: 36 });
  return image;
}

function words({ text, preview }: ShownActivity): HTMLSpanElement {
  const both = document.createElement('span');
  const [title, rest] = [document.createElement('b'), document.createElement('small')];
  title.textContent = text;
  rest.textContent = preview;
  both.append(title, rest);
  return both;
}

function timeOf({ at }: ShownActivity): HTMLTimeElement {
  const time = document.createElement('time');
  time.dateTime = at;
  time.textContent = times.format(new Date(at));
  return time;
}

function openActivity({ id, webUrl }: ShownActivity): void {
  hideBanner();
  void fetch(`/activities/${id}/read`, { method: 'POST' }).then(() => refresh());
  const target = placeOf(webUrl);
  if (target) goTo(target);
}

function showBanner(item: ShownActivity): void {
  const banner = byId('banner');
  const open = part<HTMLButtonElement>(banner, '.open');
  open.replaceChildren(picture(), words(item));
  open.onclick = () => openActivity(item);
  banner.hidden = false;
  window.clearTimeout(bannerTimer);
  bannerTimer = window.setTimeout(hideBanner, bannerTime);
}

function hideBanner(): void {
  byId('banner').hidden = true;
}
