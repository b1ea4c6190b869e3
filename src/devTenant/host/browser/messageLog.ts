import { byId } from './page';

const most = 200;
const names = { tab: 'App', popup: 'Pop-up', teams: 'Teams' };

/**
 * Writes who said what to whom into the page's list of messages; contents stay out, they hold
 * tokens.
 */
export function noteMessage(from: keyof typeof names, name: string): void {
  const list = byId('log');
  const item = document.createElement('li');
  const speaker = document.createElement('b');
  speaker.textContent = names[from];
  item.append(speaker, ` ${name}`);
  list.append(item);
  if (list.children.length > most) list.firstElementChild?.remove();
}
