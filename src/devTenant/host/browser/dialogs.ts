import { localLink, teamsLink, type Place } from './deepLinks';
import { byId, data, part, toast } from './page';
import { settingsQuery } from './settings';

/** Gives the link to a place, as Teams' own dialog does. */
export function shareLink(place: Place, label?: string, webUrl?: string): void {
  const dialog = byId<HTMLDialogElement>('share');
  const link = teamsLink(place, label, webUrl);
  const field = part(dialog, 'input');
  part(dialog, 'p').textContent =
    label ?? data.app.tabs.find(({ entityId }) => entityId === place.entityId)?.name ?? '';
  field.value = link;
  part(dialog, 'a').href = localLink(place, settingsQuery());
  part<HTMLButtonElement>(dialog, 'footer button').onclick = () =>
    void copy(link).then(() => dialog.close());
  dialog.showModal();
  field.select();
}

/** Asks the person to let the app have a scope. */
export function askConsent(scope: string): Promise<boolean> {
  const dialog = byId<HTMLDialogElement>('consent');
  part(dialog, 'p').textContent = `${data.app.name} would like to use: ${scope}`;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'accept'), {
      once: true,
    }),
  );
}

/** Lets one choose who is signed in to Teams. */
export function choosePerson(chosen: (upn: string) => void): void {
  const dialog = byId<HTMLDialogElement>('people');
  const [find, list, note] = [
    part(dialog, 'input'),
    part(dialog, 'ul'),
    part<HTMLElement>(dialog, '[role=status]'),
  ];
  const search = async () => {
    const text = find.value;
    const answer = await (await fetch(`/people?q=${encodeURIComponent(text)}`)).text();
    if (text !== find.value) return;
    list.innerHTML = answer;
    note.textContent = answer ? '' : 'Nobody has that name.';
  };
  find.value = '';
  find.oninput = () => void search();
  list.onclick = ({ target }) => {
    const upn = target instanceof Element && target.closest('button')?.value;
    if (upn) chosen(upn);
  };
  void search();
  dialog.showModal();
}

/** Puts a text on the clipboard and says so. */
export async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast('Copied.');
}
