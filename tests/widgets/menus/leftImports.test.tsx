import { Suspense, type ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { termSets } from '../../../src/devTenant/graph/termStore';
import { ImportCard } from '../../../src/client/features/infoboxes/edit/ImportCard';
import { FindInformationPage } from '../../../src/client/pages/FindInformationPage';
import { TermsPage } from '../../../src/client/pages/manage/TermsPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { storeSettings } from '../../support/content/pages';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { watchNotices } from '../../support/widgets/notices';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();
beforeAll(() =>
  storeSettings(portal, {
    languageTermSetId: termSets.languages,
    navigationTermSetId: termSets.navigation,
  }),
);
beforeEach(async () => {
  await portal.db.deleteFrom('terms').execute();
  await portal.db.deleteFrom('infoboxes').execute();
});

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const show = (page: ReactNode, at = '/') =>
  portal.show(
    <Suspense>
      {page}
      <ModalOutlet />
    </Suspense>,
    { person: 'admin', at },
  );

/** An import waits until the returned function is called, which says how it ends. */
function holdImport(): (isLost: boolean) => void {
  const real = globalThis.fetch;
  let end: (isLost: boolean) => void = () => undefined;
  const held = new Promise<boolean>((resolve) => (end = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (/\/import\b/.test(String(input)) && (await held)) throw new TypeError('Failed to fetch');
    return real(input, init);
  });
  return (isLost) => end(isLost);
}

/** Leaves an import of languages while it runs, and opens the dialog again. */
async function leaveTerms() {
  await show(<TermsPage />, '/admin/channels?modal=terms/languages/import');
  await screen.findByRole('heading', { name: '5 new' });
  const end = holdImport();
  await press('Apply 5 changes');
  await answerQuestion('Apply 5 changes');
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('heading', { name: '5 new' })).toBeNull());
  const [, again] = await screen.findAllByRole('button', { name: 'Import from SharePoint' });
  await userEvent.click(again!);
  await screen.findByRole('heading', { name: '5 new' });
  return end;
}

async function leaveInfoboxes() {
  await show(<ImportCard />);
  await press('Import …');
  await press('Show contents');
  await screen.findByText('3 infoboxes can be imported.');
  const end = holdImport();
  await press('Import 3 infoboxes');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  return end;
}

async function leaveMenu() {
  await show(<FindInformationPage />, '/find-information?modal=find-information/import');
  await screen.findByRole('heading', { name: '8 new' });
  const end = holdImport();
  await press('Import 8 entries');
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('heading', { name: '8 new' })).toBeNull());
  return end;
}

it('CHANNELS-23 an import of terms that was left does not close its dialog when it is open again', async () => {
  const end = await leaveTerms();
  end(false);
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Operation was completed']));
  await pageRests();
  expect(screen.getByRole('heading', { name: '5 new' })).toBeVisible();
});

it('INFOBOX-36 nor does one of infoboxes', async () => {
  const end = await leaveInfoboxes();
  await press('Import …');
  end(false);
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Operation was completed']));
  await pageRests();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it.each([
  ['terms', leaveTerms],
  ['infoboxes', leaveInfoboxes],
  ['the menu', leaveMenu],
])('an import of %s that fails after it was left is told by a notice', async (_, leave) => {
  const end = await leave();
  end(true);
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
});
