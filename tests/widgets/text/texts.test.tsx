import { Suspense, useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '../../../src/client/data/connection/callApi';
import { handleFailure } from '../../../src/client/data/connection/handleFailure';
import { listenToNotices } from '../../../src/client/data/notices';
import { showAlert } from '../../../src/client/data/showAlert';
import { Part } from '../../../src/client/loading/Part';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { speak } from '../../../src/client/texts/language';
import { useTexts } from '../../../src/client/texts/useTexts';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

let isAway = false;
jest.mock('../../../src/client/texts/languages/fi', () => ({
  ...jest.requireActual('../../../src/client/texts/languages/fi'),
  fetchTopic: async (topic: string) => {
    if (isAway) throw new Error(`Loading ${topic} failed`);
    return jest.requireActual(`../../../src/client/texts/${topic}/fi`);
  },
}));

const portal = setWidgetPortal();
let notices: string[];
let stopListening: () => void;
beforeEach(() => {
  notices = [];
  stopListening = listenToNotices(({ text }) => notices.push(text));
});
afterEach(() => {
  stopListening();
  isAway = false;
  localStorage.clear();
  speak(undefined);
});

it("ADMIN-15 the organisation's words reach texts that load later, and messages that no component shows", async () => {
  await storeSetting(portal, 'resourceValues', {
    en: { 'settings.title': 'My choices', 'alertMessages.genericupdated': 'Done it!' },
    da: { 'settings.title': 'Mine valg' },
  });
  await portal.show(
    <Suspense>
      <SettingsPage />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'My choices' })).toBeVisible();
  showAlert('genericupdated');
  await waitFor(() => expect(notices).toEqual(['Done it!']));
  await storeSetting(portal, 'resourceValues', {});
});

it('texts that came in the file of others are there at once: nothing around them goes away', async () => {
  const waited = jest.fn(() => null);
  const Waiting = () => waited();
  const Feeds = () => <p>{useTexts('rss').introduction}</p>;
  function Charts() {
    useTexts('charts');
    const [showsFeeds, setShowsFeeds] = useState(false);
    return (
      <>{showsFeeds ? <Feeds /> : <button onClick={() => setShowsFeeds(true)}>Feeds</button>}</>
    );
  }
  await portal.show(
    <Suspense fallback={<Waiting />}>
      <Charts />
    </Suspense>,
  );
  const button = await screen.findByRole('button', { name: 'Feeds' });
  waited.mockClear();
  await userEvent.click(button);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/./);
  expect(waited).not.toHaveBeenCalled();
});

function BoardWords() {
  return <p>{useTexts('board').arrange}</p>;
}

it('texts that could not be fetched are asked for again, and the failure is not remembered', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fi']);
  const board = (
    <Part failed={({ retry }) => <button onClick={retry}>Again</button>}>
      <BoardWords />
    </Part>
  );
  isAway = true;
  await portal.show(board);
  // English stands in for the first screens; a part waits for its own.
  const again = await screen.findByRole('button', { name: 'Again' });
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Again' })).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Järjestä taulusi')).toBeVisible();
  jest.restoreAllMocks();
});

function MissingApp() {
  const texts = useTexts();
  const read = () =>
    void callApi('GET /apptiles/{id}', { params: { id: 999_999 }, operation: 'The menu' }).catch(
      (error: unknown) => handleFailure(error, texts),
    );
  return <button onClick={read}>{texts.shell.refresh}</button>;
}

it.each([
  ['da', 'Opdater', /^Menuen: Det ønskede .* \(status 404\)$/],
  ['fi', 'Päivitä', /^Ruokalista: .* \(tila 404\)$/],
])(
  'ERRORS-04 LANG-20 a notice says in %s what has failed, the operation too',
  async (language, button, notice) => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
    await portal.show(<MissingApp />);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(notices).toEqual([expect.stringMatching(notice)]));
    // The log is for support.
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^The menu: 404/),
      expect.anything(),
      expect.anything(),
    );
    jest.restoreAllMocks();
  },
);
