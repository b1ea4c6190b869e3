import { problems } from '#shared/errors';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { SettingsFrame } from '../../../src/client/shell/frame/SettingsFrame';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { Shell } from '../../../src/client/shell/Shell';
import { channel, languageTerm } from '../../../src/devTenant/company/terms';
import {
  resetSettings,
  resizeTo,
  setNewsPortal,
  titles,
  widget,
} from '../../support/widgets/newsWidgets';
import { storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';

const portal = setNewsPortal();
const notices = watchNotices();
beforeEach(async () => {
  resizeTo(1_440);
  await resetSettings(portal);
});

/** Replaces what a person has chosen. */
async function choose(person: string, kind: 'Channel' | 'Language', ids: readonly string[]) {
  const path = `/me/user${kind.toLowerCase()}terms`;
  const { body } = await portal.call<Record<string, string>[]>(person, 'GET', path);
  await Promise.all(
    body.map((term) => portal.call(person, 'DELETE', `${path}/${term[`${kind}TermId`]}`)),
  );
  await Promise.all(
    ids.map((id) =>
      portal.call(person, 'POST', path, { [`${kind}TermId`]: id, [`${kind}Type`]: 0 }),
    ),
  );
}
const follow = (person: string, ...keys: string[]) =>
  choose(
    person,
    'Channel',
    keys.map((key) => channel(key).id),
  );

async function followed(person = 'member'): Promise<string[]> {
  const path = '/me/userchannelterms';
  const { body } = await portal.call<{ ChannelTermId: string }[]>(person, 'GET', path);
  return body.map(({ ChannelTermId }) => ChannelTermId).sort();
}
const idsOf = (...keys: string[]) => keys.map((key) => channel(key).id).sort();

async function section(name: 'Interests' | 'Languages' | 'News' | 'Notifications' | 'Privacy') {
  return within(await screen.findByRole('region', { name }));
}

async function showInterests() {
  await portal.show(<SettingsPage />);
  const region = await section('Interests');
  await region.findByRole('checkbox', { name: 'Oslo' });
  return region;
}

const confirmed = (text: string) =>
  waitFor(() => expect(notices).toContainEqual({ kind: 'success', text, duration: 2_500 }));
const interestsSaved = 'Your interests has been updated';

/** Changing requests to a path that were sent from now on, as `METHOD body-or-id`. */
function watchChanges(part: string): () => string[] {
  const sent = jest.spyOn(globalThis, 'fetch');
  return () =>
    sent.mock.calls.flatMap(([input, init]) =>
      String(input).includes(part) && init?.method !== 'GET'
        ? [`${init?.method} ${String(init?.body ?? String(input).split('/').at(-1))}`]
        : [],
    );
}

/**
 * Lets changing requests to a path fail, all or those for which `isAffected` is true, until the
 * returned function is called.
 */
function failChanges(
  part: string,
  status: number,
  isAffected: (body: string) => boolean = () => true,
): () => void {
  const real = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const fails =
      String(input).includes(part) && init?.method !== 'GET' && isAffected(String(init?.body));
    return fails
      ? Promise.resolve(new Response(`{"title":"${problems.databaseAway.title}"}`, { status }))
      : real(input, init);
  });
  return () => spy.mockImplementation(real);
}

it('SETTINGS-43 SETTINGS-48 SHELL-14 the user menu leads to the settings, whose sections stand in their order', async () => {
  await portal.show(<Shell />);
  await userEvent.click(await screen.findByRole('button', { name: /^Your menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Interests', 'Languages', 'News', 'Today', 'Your board', 'Notifications', 'Privacy'],
    'Your data',
  ]);
  await waitFor(() => expect(document.title).toMatch(/^Settings/));
});

it('everybody downloads what the portal keeps about them', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  // The page's test environment follows no link.
  HTMLAnchorElement.prototype.click = () => undefined;
  await portal.show(<SettingsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Response(saved[0]).text();
  expect(JSON.parse(text)).toMatchObject({ users: [{ UpnId: 'member@nordvik.example' }] });
});

describe('interests', () => {
  it('CHANNELS-04 CHANNELS-27 the tree shows the channels below each other, and those that the person follows are marked', async () => {
    await follow('member', 'oslo', 'safety');
    const region = await showInterests();
    const norway = within(region.getByRole('list', { name: 'Channels of Norway' }));
    expect(norway.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual(
      [true, false],
    );
    expect(region.getByRole('checkbox', { name: 'Norway' })).toBePartiallyChecked();
    expect(region.getByText('2 channels followed')).toBeVisible();
  });

  it('CHANNELS-06 CHANNELS-28 ERRORS-37 ERRORS-49 a parent brings the channels below it; only what is new is sent, and confirmed once', async () => {
    await follow('member', 'oslo');
    const region = await showInterests();
    const sent = watchChanges('/me/userchannelterms');
    await userEvent.click(region.getByRole('checkbox', { name: 'Norway' }));
    await confirmed(interestsSaved);
    expect(await followed()).toEqual(idsOf('norway', 'oslo', 'bergen'));
    expect(sent().sort()).toEqual(
      idsOf('norway', 'bergen')
        .map((ChannelTermId) => `POST ${JSON.stringify({ ChannelTermId, ChannelType: 0 })}`)
        .sort(),
    );
    expect(notices).toHaveLength(1);
  });

  it('CHANNELS-07 CHANNELS-29 without a parent the channels below it go too', async () => {
    await follow('member', 'norway', 'oslo', 'bergen', 'safety');
    const region = await showInterests();
    await userEvent.click(region.getByRole('checkbox', { name: 'Norway' }));
    await confirmed(interestsSaved);
    expect(await followed()).toEqual(idsOf('safety'));
    expect(region.getByRole('checkbox', { name: 'Oslo' })).not.toBeChecked();
  });

  it('CHANNELS-08 channels that cannot be chosen are disabled and say why', async () => {
    const ids = await Promise.all([
      storeTerm(portal, 'channelterms', 'Fax news', { IsDeprecated: true }),
      storeTerm(portal, 'channelterms', 'Archive', { IsAvailableForTagging: false }),
      storeTerm(portal, 'channelterms', 'All staff'),
    ]);
    await portal.call('member', 'POST', '/me/userchannelterms', {
      ChannelTermId: ids[2],
      ChannelType: 1,
    });
    const region = await showInterests();
    const reasons: [string, string][] = [
      ['Fax news', 'No longer in use'],
      ['Archive', 'Not available'],
      ['All staff', 'Set by your organisation'],
      ['Locations', 'Group of channels'],
    ];
    for (const [name, reason] of reasons) {
      const box = region.getByRole('checkbox', { name });
      expect(box).toBeDisabled();
      expect(box).toHaveAccessibleDescription(reason);
    }
    await Promise.all(ids.map((id) => portal.call('admin', 'DELETE', `/channelterms/${id}`)));
  });

  it('CHANNELS-33 a channel that hides is not offered to people who are not mapped to it; a channel leads to its site', async () => {
    const ids = await Promise.all([
      storeTerm(portal, 'channelterms', 'The board', {
        LocalCustomProperties: { hideNonMappedChannels: 'true' },
      }),
      storeTerm(portal, 'channelterms', 'Ships', {
        LocalCustomProperties: { siteUrl: 'https://nordvik.example/sites/ships' },
      }),
    ]);
    const region = await showInterests();
    expect(region.getByRole('link', { name: 'Site of Ships' })).toHaveAttribute(
      'href',
      'https://nordvik.example/sites/ships',
    );
    expect(region.queryByRole('link', { name: 'Site of Oslo' })).toBeNull();
    expect(region.queryByRole('checkbox', { name: 'The board' })).toBeNull();
    await Promise.all(ids.map((id) => portal.call('admin', 'DELETE', `/channelterms/${id}`)));
  });

  it('CHANNELS-05 "Clear All" is there for more than one channel, and can be undone', async () => {
    await follow('member', 'oslo');
    const region = await showInterests();
    expect(region.queryByRole('button', { name: 'Clear All' })).toBeNull();
    await userEvent.click(region.getByRole('checkbox', { name: 'Safety' }));
    await userEvent.click(region.getByRole('button', { name: 'Clear All' }));
    expect(region.getByText('0 channels followed')).toBeVisible();
    await waitFor(async () => expect(await followed()).toEqual([]));
    expect(region.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(region.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await followed()).toEqual(idsOf('oslo', 'safety')));
    expect(region.getByRole('checkbox', { name: 'Oslo' })).toBeChecked();
  });

  it('CHANNELS-08 CHANNELS-10 CHANNELS-13 where only one may be chosen, the channels are radio buttons', async () => {
    await follow('member');
    const shift = await storeTerm(portal, 'channelterms', 'Shift', {
      LocalCustomProperties: { useRadioButtons: 'true' },
    });
    const [day, night] = [
      await storeTerm(portal, 'channelterms', 'Day', { ParentTermGuid: shift }),
      await storeTerm(portal, 'channelterms', 'Night', { ParentTermGuid: shift }),
    ];
    const old = await storeTerm(portal, 'channelterms', 'Evening', {
      ...{ ParentTermGuid: shift, IsDeprecated: true },
    });
    const region = await showInterests();
    const group = within(region.getByRole('radiogroup', { name: 'Channels of Shift' }));
    expect(group.getByRole('radio', { name: 'None of these' })).toBeChecked();
    // CHANNELS-08.
    const closed = group.getByRole('radio', { name: 'Evening' });
    expect(closed).toBeDisabled();
    expect(closed).toHaveAccessibleDescription('No longer in use');
    await userEvent.click(group.getByRole('radio', { name: 'Day' }));
    await userEvent.click(group.getByRole('radio', { name: 'Night' }));
    await waitFor(async () => expect(await followed()).toEqual([night]));
    await userEvent.click(group.getByRole('radio', { name: 'None of these' }));
    await waitFor(async () => expect(await followed()).toEqual([]));
    // CHANNELS-13: what the directory has set among them stays.
    await portal.call('member', 'POST', '/me/userchannelterms', {
      ChannelTermId: day,
      ChannelType: 1,
    });
    cleanup();
    const again = within(
      (await showInterests()).getByRole('radiogroup', { name: 'Channels of Shift' }),
    );
    expect(again.getByRole('radio', { name: 'Day' })).toBeChecked();
    for (const name of ['None of these', 'Night'])
      expect(again.getByRole('radio', { name })).toBeDisabled();
    for (const id of [old, day, night, shift])
      await portal.call('admin', 'DELETE', `/channelterms/${id}`);
  });

  it('a failed save keeps the choice, says what happened, and another try sends only what is still missing', async () => {
    await follow('member');
    const region = await showInterests();
    const mend = failChanges('/me/userchannelterms', 500, (body) =>
      body.includes(channel('bergen').id),
    );
    await userEvent.click(region.getByRole('checkbox', { name: 'Norway' }));
    const alert = within(await region.findByRole('alert'));
    expect(alert.getByText('Your interests could not be saved')).toBeVisible();
    expect(alert.getByText('Status 500')).toBeVisible();
    expect(alert.getByText(/What you chose is still here/)).toBeVisible();
    expect(region.getByRole('checkbox', { name: 'Bergen' })).toBeChecked();
    await waitFor(async () => expect(await followed()).toEqual(idsOf('norway', 'oslo')));
    mend();
    const sent = watchChanges('/me/userchannelterms');
    const before = sent().length;
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await followed()).toEqual(idsOf('norway', 'oslo', 'bergen')));
    await confirmed(interestsSaved);
    expect(sent().slice(before)).toEqual([
      `POST ${JSON.stringify({ ChannelTermId: channel('bergen').id, ChannelType: 0 })}`,
    ]);
    expect(region.queryByRole('alert')).toBeNull();
  });

  it('ERRORS-50 a placeholder stands for the channels while they load, and a failure panel when they cannot be', async () => {
    const real = globalThis.fetch;
    let fail: () => void = () => undefined;
    const failed = new Promise<Response>(
      (resolve) => (fail = () => resolve(new Response('{}', { status: 500 }))),
    );
    const spy = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input).includes('/channelterms/localized') ? failed : real(input, init),
      );
    await portal.show(<SettingsPage />);
    const region = await section('Interests');
    expect(region.getByLabelText('Loading Your interests')).toBeVisible();
    fail();
    const alert = within(await region.findByRole('alert'));
    expect(alert.getByText('Your interests could not be loaded')).toBeVisible();
    spy.mockImplementation(real);
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await region.findByRole('checkbox', { name: 'Oslo' })).toBeEnabled();
  });

  it('CACHE-17 your news shows a newly followed channel at once', async () => {
    await follow('frontline', 'turku');
    const pages = (
      <>
        <Link to="/">Home</Link>
        <Routes>
          <Route
            path="/"
            element={
              <SettingsFrame>
                <Link to="/settings">Choose</Link>
                <YourNews isBesideFeatured={false} />
              </SettingsFrame>
            }
          />
          <Route path="/settings" element={<SettingsPage />} />
        </Routes>
      </>
    );
    const lesson = 'What we learned from the lost container';
    await portal.show(pages, { person: 'frontline' });
    expect(await titles(await widget('Your news'))).not.toContain(lesson);
    await userEvent.click(screen.getByRole('link', { name: 'Choose' }));
    const region = await section('Interests');
    await userEvent.click(await region.findByRole('checkbox', { name: 'Safety' }));
    await confirmed(interestsSaved);
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    // The choice is confirmed before the news have been read again.
    await waitFor(async () => expect(await titles(await widget('Your news'))).toContain(lesson));
  });
});

describe('languages', () => {
  const chosen = async () =>
    (
      await portal.call<{ LanguageTermId: string; LanguageType: number }[]>(
        'member',
        'GET',
        '/me/userlanguageterms',
      )
    ).body;
  const languages = async () => (await chosen()).map(({ LanguageTermId }) => LanguageTermId);

  it('LANG-09 LANG-10 LANG-11 ERRORS-39 languages are chosen and left, each stored and confirmed', async () => {
    await choose('member', 'Language', [languageTerm('en').id]);
    await portal.show(<SettingsPage />);
    const region = await section('Languages');
    expect(await region.findByRole('checkbox', { name: 'English' })).toBeChecked();
    await userEvent.click(region.getByRole('checkbox', { name: 'Swedish' }));
    await confirmed('Your languages has been updated');
    expect((await languages()).sort()).toEqual(
      [languageTerm('en').id, languageTerm('sv').id].sort(),
    );
    // Chosen by the person, not known from the directory.
    expect(await chosen()).toContainEqual({
      LanguageTermId: languageTerm('sv').id,
      LanguageType: 0,
    });
    await userEvent.click(region.getByRole('checkbox', { name: 'English' }));
    await waitFor(async () => expect(await languages()).toEqual([languageTerm('sv').id]));
  });

  it('CACHE-17 LANG-09 open news show what is written in a newly chosen language at once', async () => {
    await choose('member', 'Language', [languageTerm('en').id]);
    const Title = 'Kranen är tillbaka';
    await storePage(portal, { Title, LanguageTermId: languageTerm('sv').id });
    await portal.show(
      <>
        <YourNews isBesideFeatured={false} />
        <SettingsPage />
      </>,
    );
    expect(await titles(await widget('Your news'))).not.toContain(Title);
    const region = await section('Languages');
    await userEvent.click(await region.findByRole('checkbox', { name: 'Swedish' }));
    await waitFor(async () => expect(await titles(await widget('Your news'))).toContain(Title));
  });

  it.each([
    [
      'in the standard language',
      { defaultLanguageTermId: languageTerm('en').id },
      "If you don't choose any, you get news in English.",
    ],
    [
      'in every language without a standard one',
      { defaultLanguageTermId: '' },
      "If you don't choose any, you get news in every language.",
    ],
    [
      'in every language while nothing is filtered',
      {
        enableLanguageFilteringForWorkplace: false,
        enableLanguageFilteringForSharepointPages: false,
      },
      'Right now, everybody at Nordvik gets news in every language.',
    ],
  ])('who chooses none is told to get news %s', async (_name, settings, sentence) => {
    await Promise.all(
      Object.entries(settings).map(([key, value]) => storeSetting(portal, key, value)),
    );
    await portal.show(<SettingsPage />);
    expect(await (await section('Languages')).findByText(sentence)).toBeVisible();
  });
});

describe('news', () => {
  const record = async () =>
    (await portal.call<{ ShowNewsFromFollowedSites: boolean | null }>('member', 'GET', '/users/me'))
      .body.ShowNewsFromFollowedSites;
  const name = 'Show news from the sites that I follow';

  it.each([null, false])('USER-03 USER-05 ERRORS-41 a switch at %s is saved', async (decision) => {
    const isOn = decision ?? true;
    await portal.call('member', 'PUT', '/users', { ShowNewsFromFollowedSites: decision });
    const { cache } = await portal.show(<SettingsPage />);
    cache.put('news/personal 1', [], 60_000);
    const region = await section('News');
    await userEvent.click(region.getByRole('switch', { name, checked: isOn }));
    await confirmed('News settings has been updated');
    expect(await record()).toBe(!isOn);
    // The news of before counts no more.
    expect(cache.peek('news/personal 1')).toBeUndefined();
    expect(region.getByRole('switch', { name, checked: !isOn })).toBeEnabled();
  });

  it('a switch that could not be stored stays as it was set, and another try stores it', async () => {
    await portal.call('member', 'PUT', '/users', { ShowNewsFromFollowedSites: true });
    await portal.show(<SettingsPage />);
    const region = await section('News');
    const mend = failChanges('/api/users', 503);
    await userEvent.click(region.getByRole('switch', { name }));
    const alert = within(await region.findByRole('alert'));
    expect(alert.getByText('Your news settings could not be saved')).toBeVisible();
    expect(region.getByRole('switch', { name })).not.toBeChecked();
    mend();
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await confirmed('News settings has been updated');
    expect(await record()).toBe(false);
  });
});

describe('notifications and privacy', () => {
  it('SETTINGS-48 each choice is a switch stored as it is set, and what is not in use cannot be set', async () => {
    await resetSettings(portal, { enableTeamsNotification: true });
    await portal.show(<SettingsPage />);
    const stored = async () => {
      const { body } = await portal.call<Record<string, unknown>>('member', 'GET', '/users/me');
      return [body.WantsNotifications, body.AllowsAnalytics];
    };
    await userEvent.click((await section('Notifications')).getByRole('switch'));
    await confirmed('Your notifications have been updated');
    expect(await stored()).toEqual([false, null]);
    await userEvent.click((await section('Privacy')).getByRole('switch'));
    await confirmed('Your privacy settings have been updated');
    expect(await stored()).toEqual([false, false]);
    const undecided = { WantsNotifications: null, AllowsAnalytics: null };
    await portal.call('member', 'PUT', '/users', undecided);
    cleanup();
    await resetSettings(portal, { enableTeamsNotification: false, enableAnalytics: false });
    await portal.show(<SettingsPage />);
    const unused = async (name: 'Notifications' | 'Privacy', description: string) =>
      expect((await section(name)).getByRole('switch', { description })).toBeDisabled();
    await unused('Notifications', "Right now, Nordvik doesn't send notifications.");
    await unused('Privacy', 'Right now, nothing is counted at Nordvik.');
  });

  it.each([
    [0, 'but not by whom.'],
    [1, "but not by whom. It's deleted after 1 day."],
    [90, "but not by whom. It's deleted after 90 days."],
  ])('SETTINGS-48 it says when what is counted is deleted: %i days', async (days, expected) => {
    await resetSettings(portal, { enableAnalytics: true, analyticsRetentionDays: days });
    await portal.show(<SettingsPage />);
    expect((await section('Privacy')).getByRole('switch')).toHaveAccessibleDescription(
      `Without your name: it shows which pages, links and searches are used, ${expected}`,
    );
  });

  it.each([
    [30, 'Nothing of you. Gone after 30 days.'],
    [0, 'Nothing of you.'],
  ])('ADMIN-15 own words that name the days are filled: %i', async (days, expected) => {
    const countHint = 'Nothing of you. Gone after {days} days.';
    const resourceValues = { en: { 'settings.privacy.countHint': countHint } };
    const settings = { enableAnalytics: true, analyticsRetentionDays: days, resourceValues };
    await resetSettings(portal, settings);
    await portal.show(<SettingsPage />);
    expect((await section('Privacy')).getByRole('switch')).toHaveAccessibleDescription(expected);
  });
});
