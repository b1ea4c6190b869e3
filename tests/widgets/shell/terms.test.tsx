import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sql } from 'kysely';
import { Suspense } from 'react';
import type { Term } from '#shared/contract/pages/terms';
import { TermsPage } from '../../../src/client/pages/manage/TermsPage';
import { FailureError } from '../../../src/client/data/connection/failure';
import { languageTermsRead } from '../../../src/client/data/targeting/useTerms';
import { languageTerms } from '../../../src/devTenant/company/terms';
import { termSets } from '../../../src/devTenant/graph/termStore';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';
import { answerQuestion } from '../../support/widgets/answerQuestion';

const portal = setWidgetPortal();
const notices = watchNotices();

const show = (modal = '') =>
  portal.show(
    <Suspense>
      <TermsPage />
      <ModalOutlet />
    </Suspense>,
    { person: 'admin', at: `/admin/channels${modal && `?modal=${modal}`}` },
  );
const tree = async (kind: 'channelterms' | 'languageterms') =>
  (await portal.call<Term[]>('admin', 'GET', `/${kind}/localized/1033`)).body;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (of: string, item: string) => {
  await press(`More for ${of}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
const clear = () => portal.db.deleteFrom('terms').execute();

describe('CHANNELS-31 the administrator’s page of channels and languages', () => {
  beforeEach(clear);

  it('ERRORS-60 a channel is added below another with names, and a change keeps what the form does not show', async () => {
    const places = await storeTerm(portal, 'channelterms', 'Places');
    await show();
    await choose('Places', 'Add channel below');
    await press('Save');
    expect(await screen.findByText('Enter a value.')).toBeVisible();
    await write(/^Name/, 'Oslo');
    await write('Norsk bokmål', ' Oslo by');
    await press('Save');
    expect(await screen.findByText('Remove the space at the start.')).toBeVisible();
    expect((await tree('channelterms'))[0]?.Terms).toEqual([]);
    await write('Norsk bokmål', 'Oslo by');
    await write(/^Property of the directory/, 'officeLocation');
    await press('Save');
    await waitFor(async () =>
      expect((await tree('channelterms'))[0]?.Terms[0]).toMatchObject({
        Name: 'Oslo',
        ParentTermGuid: places,
        Labels: [{ Language: 'nb-no', Name: 'Oslo by' }],
        LocalCustomProperties: { graphApiPersonalizationMapping: 'officeLocation' },
      }),
    );
    const { Guid } = (await tree('channelterms'))[0]!.Terms[0]!;
    await portal.call('admin', 'PUT', `/channelterms/${Guid}`, {
      Labels: [
        { Language: 'de', Name: 'Oslo-Stadt' },
        { Language: 'nb-no', Name: 'Oslo by' },
        { Language: 'nb-no', Name: 'Kristiania' },
      ],
    });
    await press('Edit Oslo');
    await waitFor(async () =>
      expect(await screen.findByRole('textbox', { name: 'Norsk bokmål' })).toHaveValue('Oslo by'),
    );
    await write('Norsk bokmål', 'Oslo sentrum');
    await press('Save');
    await waitFor(async () =>
      expect((await tree('channelterms'))[0]?.Terms[0]?.Labels).toEqual([
        { Language: 'nb-no', Name: 'Oslo sentrum' },
        { Language: 'nb-no', Name: 'Kristiania' },
        { Language: 'de', Name: 'Oslo-Stadt' },
      ]),
    );
  });

  it('a wrong value that was folded away is shown again when it keeps a channel from being saved', async () => {
    await show();
    await press('Add channel');
    await write(/^Name/, 'Ships');
    await write(/^Groups of the directory/, 'crew');
    await press('Save');
    const problem = await screen.findByText("This isn't an object ID: crew");
    act(() => void (problem.closest('details')!.open = false));
    expect(problem).not.toBeVisible();
    await press('Save');
    await waitFor(() => expect(problem).toBeVisible());
    expect(screen.getByRole('textbox', { name: /^Groups of the directory/ })).toHaveFocus();
  });

  it('CHANNELS-02 the form holds the properties of a channel, whatever their spelling, and stores them', async () => {
    const group = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    await storeTerm(portal, 'channelterms', 'Ships', {
      LocalCustomProperties: {
        'Graph API personalization mapping': 'department',
        'hide-non-mapped-channels': 'true',
        DeselectNonPushedChannel: 'true',
        'azure ad group mapping': group,
        use_radio_buttons: 'true',
        'Hub site home list': 'https://nordvik.example/lists/ships',
        'site url': 'https://nordvik.example/sites/ships',
      },
    });
    await show();
    await press('Edit Ships');
    const property = () => screen.findByRole('textbox', { name: /^Property of the directory/ });
    await waitFor(async () => expect(await property()).toHaveValue('department'));
    expect(screen.getByRole('textbox', { name: /^Groups of the directory/ })).toHaveValue(group);
    expect(screen.getByRole('textbox', { name: /^Site of the channel/ })).toHaveValue(
      'https://nordvik.example/sites/ships',
    );
    const switches = [
      'Offer it only to those who have it from the directory',
      'Remove it when the directory no longer assigns it',
      'Of the channels below, only one can be chosen',
    ].map((name) => screen.getByRole('switch', { name }));
    for (const each of switches) expect(each).toBeChecked();
    await userEvent.click(switches[1]!);
    await write(/^Property of the directory/, 'office');
    await press('Save');
    await waitFor(async () =>
      expect((await tree('channelterms'))[0]?.LocalCustomProperties).toEqual({
        'Graph API personalization mapping': 'office',
        'hide-non-mapped-channels': 'true',
        'azure ad group mapping': group,
        use_radio_buttons: 'true',
        'Hub site home list': 'https://nordvik.example/lists/ships',
        'site url': 'https://nordvik.example/sites/ships',
      }),
    );
  });

  it('ERRORS-40 languages are put in another order and added', async () => {
    await storeTerm(portal, 'languageterms', 'Dansk', { SortOrder: 1 });
    await storeTerm(portal, 'languageterms', 'Suomi', { SortOrder: 2 });
    await show();
    await choose('Suomi', 'Move up');
    await waitFor(async () =>
      expect((await tree('languageterms')).map(({ Name }) => Name)).toEqual(['Suomi', 'Dansk']),
    );
    await waitFor(() => expect(notices.at(-1)?.text).toBe('Sorting has been updated'));
    await press('Add language');
    await write(/^Name/, 'Norsk');
    await press('Save');
    await waitFor(async () =>
      expect((await tree('languageterms')).map(({ Name }) => Name)).toContain('Norsk'),
    );
  });

  it.each([
    ['channels', 'Channel that no longer exists'],
    ['languages', 'Language that no longer exists'],
  ])('the form of one of the %s that was deleted meanwhile says so', async (kind, said) => {
    await show(`terms/${kind}/edit/3f2504e0-4f89-41d3-9a0c-0305e82c3301`);
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('a channel shows its readers and content before deletion, and can be deprecated instead', async () => {
    const Guid = await storeTerm(portal, 'channelterms', 'Harbour');
    await portal.call('member', 'POST', '/me/userchannelterms', {
      ChannelTermId: Guid,
      ChannelType: 0,
    });
    await storePage(portal, { ChannelTermPages: [{ ChannelTermId: Guid }] });
    await show();
    await choose('Harbour', 'Delete');
    await answerQuestion('Cancel');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'More for Harbour' })).toHaveFocus(),
    );
    await choose('Harbour', 'Delete');
    const again = await screen.findByRole('alertdialog');
    expect(again).toHaveTextContent('Delete the channel “Harbour”?');
    expect(await within(again).findByText('1 person follows it.')).toBeVisible();
    expect(within(again).getByText(/Used by: Pages 1\./)).toBeVisible();
    await press('Stop offering it instead');
    await waitFor(async () =>
      expect((await tree('channelterms'))[0]).toMatchObject({ IsDeprecated: true }),
    );
    expect(await screen.findByText('No longer offered')).toBeVisible();
    await choose('Harbour', 'Delete');
    await within(await screen.findByRole('alertdialog')).findByText('1 person follows it.');
    await press('Delete');
    expect(await screen.findByText(/There are no channels yet/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Channels' })).toHaveFocus());
  });

  it('people and pages that are more than were counted are told as more', async () => {
    await storeTerm(portal, 'channelterms', 'Harbour');
    const real = globalThis.fetch;
    const counted = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      return String(input).endsWith('/usage')
        ? Response.json({ ...((await answer.json()) as object), People: 10_001, Pages: 1_001 })
        : answer;
    });
    await show();
    await choose('Harbour', 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText(/Used by: Pages 1,000\+\./)).toBeVisible();
    expect(question.getByText('10,000+ people follow it.')).toBeVisible();
    await press('Delete');
    expect(await screen.findByText(/There are no channels yet/)).toBeVisible();
    counted.mockRestore();
  });

  it('the notice of a term that is no longer offered offers it again', async () => {
    await storeTerm(portal, 'channelterms', 'Harbour');
    await show();
    await choose('Harbour', 'Delete');
    await press('Stop offering it instead');
    expect(await screen.findByText('No longer offered')).toBeVisible();
    act(() => notices[0]!.action!.run());
    await waitFor(() => expect(screen.queryByText('No longer offered')).toBeNull());
    expect((await tree('channelterms'))[0]).toMatchObject({ IsDeprecated: false });
  });

  it('the history of a channel tells what was changed and leads back to an earlier state', async () => {
    const Guid = await storeTerm(portal, 'channelterms', 'Harbour', { SortOrder: 3 });
    await portal.call('admin', 'PUT', `/channelterms/${Guid}`, {
      InternalName: 'Quay',
      IsDeprecated: true,
    });
    await show();
    await choose('Quay', 'History');
    const dialog = within(await screen.findByRole('dialog', { name: 'History of Quay' }));
    expect(await dialog.findByText(/^Changed: Name, No longer offered$/)).toBeInTheDocument();
    await userEvent.click(
      (await dialog.findAllByRole('button', { name: /^Restore this version/ })).at(-1)!,
    );
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: /^Restore/,
        hidden: true,
      }),
    );
    await waitFor(async () =>
      expect(await tree('channelterms')).toEqual([
        expect.objectContaining({ Guid, Name: 'Harbour', IsDeprecated: false, SortOrder: 3 }),
      ]),
    );
    expect(await dialog.findByText(/^Restored/)).toBeInTheDocument();
  });

  it('a channel with channels below it is not deleted, and says why', async () => {
    const top = await storeTerm(portal, 'channelterms', 'Top');
    await storeTerm(portal, 'channelterms', 'Low', { ParentTermGuid: top });
    await show();
    await choose('Top', 'Delete');
    const question = await screen.findByRole('alertdialog');
    expect(
      within(question).getByText('There is 1 channel below it. Delete or move that first.'),
    ).toBeVisible();
    expect(within(question).queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

describe('the import of a term set of SharePoint', () => {
  beforeEach(clear);

  it('without a term set in the settings it says where to name one', async () => {
    await show('terms/channels/import');
    expect(await screen.findByText(/No term set has been chosen yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open feature settings' })).toHaveAttribute(
      'href',
      '/admin/settings?search=channelTermSetId',
    );
  });

  it('CHANNELS-23 CHANNELS-31 ERRORS-44 the import shows new and missing terms, and changes nothing before it is confirmed', async () => {
    await storeSetting(portal, 'languageTermSetId', termSets.languages);
    await storeTerm(portal, 'languageterms', 'Esperanto');
    await show('terms/languages/import');
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    expect(await screen.findByRole('heading', { name: '5 new' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 not in SharePoint' })).toBeVisible();
    expect(screen.getByText('Norwegian')).toBeVisible();
    await userEvent.click(
      screen.getByRole('checkbox', { name: "Also delete what isn't in SharePoint" }),
    );
    await press('Apply 6 changes');
    expect((await tree('languageterms')).map(({ Name }) => Name)).toEqual(['Esperanto']);
    await answerQuestion('Apply 6 changes');
    await waitFor(async () =>
      expect((await tree('languageterms')).map(({ Name }) => Name)).toEqual([
        'Danish',
        'English',
        'Finnish',
        'Norwegian',
        'Swedish',
      ]),
    );
    await waitFor(() =>
      expect(notices.map(({ text }) => text)).toEqual(['Operation was completed']),
    );
    await show('terms/languages/import');
    expect(await screen.findByText(/There's nothing to import/)).toBeVisible();
  });

  it('terms that are there as channels are no languages, and the setting is named', async () => {
    await storeSetting(portal, 'languageTermSetId', termSets.languages);
    const [danish] = languageTerms;
    await storeTerm(portal, 'channelterms', 'Danish', { Guid: danish!.id });
    await show('terms/languages/import');
    expect(
      await screen.findByText(/already channels in the portal.*languageTermSetId/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open feature settings' })).toBeVisible();
  });

  it('people of a missing term that are more than were counted are told as more', async () => {
    await storeSetting(portal, 'languageTermSetId', termSets.languages);
    const Guid = await storeTerm(portal, 'languageterms', 'Esperanto');
    await sql`insert into user_terms ("UserId", "TermId", "Kind", "Type")
      select gen_random_uuid(), ${Guid}::uuid, 'language', 0 from generate_series(1, 10100)`.execute(
      portal.db,
    );
    await show('terms/languages/import');
    expect(await screen.findByText('10,000+ people read it.')).toBeVisible();
    await portal.db.deleteFrom('user_terms').where('TermId', '=', Guid).execute();
  });

  it('a term set that cannot be read is a failure with another try, never an empty one', async () => {
    await storeSetting(portal, 'channelTermSetId', '3f2504e0-4f89-41d3-9a0c-0305e82c3399');
    await show('terms/channels/import');
    expect(await screen.findByText(/The term set/)).toBeVisible();
    expect(screen.queryByText(/There's nothing to import/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('LANG-19 a failed language-term call is rethrown to whoever asked', async () => {
  await portal.connectAs();
  await expect(languageTermsRead(0).read(new AbortController().signal)).rejects.toBeInstanceOf(
    FailureError,
  );
});
