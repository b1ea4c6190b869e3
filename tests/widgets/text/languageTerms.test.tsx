import { Suspense } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppTile } from '#shared/contract/appTiles';
import type { NavigationNode } from '#shared/contract/pages/navigationNodes';
import { LanguageField } from '../../../src/client/editing/form/LanguageField';
import { writer } from '../../../src/client/features/page/edit/preview/previewReader';
import { ReaderPanel } from '../../../src/client/features/page/edit/preview/ReaderPanel';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { storeTile } from '../../support/content/appTiles';
import { storeNode } from '../../support/content/navigation';
import { storeTerm } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const standsBelow = 'CHANNELS-31 LANG-10 a language that stands below another one';
const wasDeleted = 'CHANNELS-31 LANG-03 a language that was deleted';
let danish: string;
beforeAll(async () => {
  const nordic = await storeTerm(portal, 'languageterms', 'Nordic');
  danish = await storeTerm(portal, 'languageterms', 'Danish', { ParentTermGuid: nordic });
});
const box = (name: string) => screen.findByRole('checkbox', { name });

describe(standsBelow, () => {
  it('can be read', async () => {
    await portal.show(<SettingsPage />);
    const region = within(await screen.findByRole('region', { name: 'Languages' }));
    await userEvent.click(await region.findByRole('checkbox', { name: 'Danish' }));
    await waitFor(async () =>
      expect((await portal.call('member', 'GET', '/me/userlanguageterms')).body).toEqual([
        { LanguageTermId: danish, LanguageType: 0 },
      ]),
    );
  });

  it('is the known language of content', async () => {
    await portal.show(
      <Suspense>
        <LanguageField label="Language" value={danish} onChange={() => undefined} />
      </Suspense>,
      { person: 'editor' },
    );
    expect(await screen.findByRole('option', { name: 'Danish' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('Danish');
    expect(screen.queryByRole('option', { name: 'Language that no longer exists' })).toBeNull();
  });

  it('is offered for the reader of a preview', async () => {
    const chosen = jest.fn();
    await portal.show(
      <Suspense>
        <ReaderPanel
          reader={{ ...writer, kind: 'choices' }}
          setReader={chosen}
          name="Harbour day"
          links={[]}
          state={{ state: 'loading' }}
        />
      </Suspense>,
      { person: 'editor' },
    );
    await userEvent.click(await box('Danish'));
    expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ languages: [danish] }));
  });
});

describe(wasDeleted, () => {
  const gone = 'Language that no longer exists';
  let deleted: string;
  const links = () => [{ LanguageTermId: deleted }];
  beforeEach(async () => {
    deleted = await storeTerm(portal, 'languageterms', 'Faroese');
  });

  /** Opens the form of something that is in a deleted language, and adds another language. */
  async function editIn(modal: string) {
    await portal.call('admin', 'DELETE', `/languageterms/${deleted}`);
    await portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person: 'admin', at: `/?modal=${modal}` },
    );
    await userEvent.click(await box('Danish'));
    expect(await box(gone)).toBeChecked();
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  }

  it('is shown at an app, which keeps it', async () => {
    const { Id } = await storeTile(portal, { LanguageTermAppTiles: links() });
    await editIn(`app-tiles/edit/${Id}`);
    const stored = async () => {
      const { body } = await portal.call<AppTile[]>('admin', 'GET', '/apptiles');
      return body.find((tile) => tile.Id === Id)?.LanguageTermAppTiles;
    };
    await waitFor(async () => expect(await stored()).toHaveLength(2));
    expect(await stored()).toEqual(
      expect.arrayContaining([...links(), { LanguageTermId: danish }]),
    );
  });

  it('is shown at an entry of the menu, which keeps it', async () => {
    const { Id } = await storeNode(portal, { LanguageTermNavigationNodes: links() });
    await editIn(`find-information/edit/${Id}`);
    const stored = async () =>
      (await portal.call<NavigationNode>('editor', 'GET', `/NavigationNodes/${Id}`)).body
        .LanguageTermNavigationNodes;
    await waitFor(async () => expect(await stored()).toHaveLength(2));
    expect(await stored()).toEqual(
      expect.arrayContaining([...links(), { LanguageTermId: danish }]),
    );
  });
});
