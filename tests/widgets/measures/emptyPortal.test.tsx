import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { settingDefaults, startSettingsOf } from '#shared/rules/settings/settings';
import { connection } from '../../../src/client/data/connection/connection';
import { ChannelField } from '../../../src/client/editing/form/ChannelField';
import { LanguageField } from '../../../src/client/editing/form/LanguageField';
import { LanguagesField } from '../../../src/client/editing/form/LanguagesField';
import { MenuEditor } from '../../../src/client/features/findInformation/edit/MenuEditor';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { TermSection } from '../../../src/client/features/terms/TermSection';
import { termSets } from '../../../src/devTenant/graph/termStore';
import { storePage, storeSettings, storeTerm } from '../../support/content/pages';
import { openPageEditor, pressButton } from '../../support/widgets/pageEditor';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const onChange = () => undefined;
const startSettings = startSettingsOf(settingDefaults, {
  ...{ infoboxZones: {}, chartWidths: [], hasReports: false, hasItemsToRead: false },
  hasChannels: false,
});

async function openChannels() {
  cleanup();
  await portal.show(<ChannelField label="Channels" value={[]} onChange={onChange} />, {
    person: 'editor',
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Channels' }));
}

it('Your news leads to no choice of channels before there are any', async () => {
  await portal.show(<YourNews isBesideFeatured={false} />, { startSettings });
  expect(await screen.findByRole('heading', { name: 'Your news' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose your channels' })).toBeNull();
  expect(screen.getByText(/^Your personal feed/)).toHaveTextContent(
    'Your personal feed, picked by the channels you follow. Posts open in a new tab.',
  );
});

it('CHANNELS-32 a picker without channels says whether there are none, or none that the editor follows', async () => {
  const [none, noneFollowed] = [
    'There are no channels to choose from.',
    'You can only choose channels that you follow. Follow some in your settings first.',
  ];
  await storeSettings(portal, { noChannelSelectionLimitationsForEditors: false });
  await openChannels();
  expect(await screen.findByText(none)).toBeVisible();
  const harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  await openChannels();
  expect(await screen.findByText(noneFollowed)).toBeVisible();
  await portal.call('admin', 'DELETE', `/channelterms/${harbour}`);
});

const fields = (value: string) => (
  <>
    <LanguageField label="Language" value={value} onChange={onChange} />
    <LanguagesField label="Languages" value={value ? [value] : []} onChange={onChange} />
  </>
);

it('languages are a choice once there are some, or where one has been chosen that is gone', async () => {
  await portal.show(fields(''), { person: 'editor' });
  await pageRests();
  expect(screen.queryByText(/^Language/)).toBeNull();
  await portal.show(fields('3f2504e0-4f89-41d3-9a0c-0305e82c3301'), { person: 'editor' });
  expect(await screen.findByRole('checkbox', { name: /no longer exists/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue(/no longer exists/);
});

it('a page without a language is no finding before there are languages', async () => {
  await storeSettings(portal, { enableLanguageFilteringForWorkplace: true });
  const { Path } = await storePage(portal, { Title: 'Harbour day', PublishingDate: null });
  await openPageEditor(portal, `${Path}/edit`);
  await pressButton('Publish …');
  await screen.findByRole('dialog');
  await pageRests();
  expect(screen.queryByText(/^It has no language/)).toBeNull();
});

it('CHANNELS-31 without SharePoint nothing is offered that reads its term sets', async () => {
  await storeSettings(portal, { navigationTermSetId: termSets.navigation });
  function Later() {
    const [count, setCount] = useState(1);
    return (
      <Suspense>
        <button onClick={() => setCount(count + 1)}>Open</button>
        <TermSection key={`channels ${count}`} kind="channels" />
        <MenuEditor key={`menu ${count}`} />
      </Suspense>
    );
  }
  await portal.show(<Later />, { person: 'admin' });
  const [terms, menu] = [/^Import from SharePoint/, /^Import from term set/];
  for (const name of [terms, menu])
    expect(await screen.findByRole('button', { name })).toBeVisible();
  const config = jest.replaceProperty(connection().config, 'sharePointUrl', '');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  for (const name of [terms, menu]) expect(screen.queryByRole('button', { name })).toBeNull();
  config.restore();
});

it('a kept page from before the first channel keeps none from being chosen', async () => {
  await storeTerm(portal, 'channelterms', 'Harbour');
  await portal.show(<YourNews isBesideFeatured={false} />, { startSettings });
  expect(await screen.findByRole('link', { name: 'Choose your channels' })).toBeVisible();
});
