import { screen, waitFor } from '@testing-library/react';
import { pageAddress } from '#shared/rules/news/newsFromPage';
import { settingDefaults, startSettingsOf } from '#shared/rules/settings/settings';
import { WidgetSlot } from '../../../src/client/pages/today/WidgetSlot';
import type { StartPageWidgetKey } from '../../../src/client/pages/today/startPageSections';
import { Shell } from '../../../src/client/shell/Shell';
import { storePage, storeSettings } from '../../support/content/pages';
import { holdLicence } from '../../support/widgets/heldLicence';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeAll(() =>
  storeSettings(portal, {
    enableWorkplaceLight: true,
    findColleaguesWithoutLicence: true,
    everyoneCanCreateCollabSites: true,
    showSharePointNewsCenterLink: true,
    searchCenterUrl: 'https://nordvik.sharepoint.com/search',
    organizationCalenderSiteUrl: 'https://nordvik.sharepoint.com/sites/calendar',
    showBirthdayCalendar: true,
    enablePowerBI: true,
  }),
);
// An empty section goes away, whatever the licence.
beforeAll(() => storePage(portal, { IsFeaturedPage: true, LanguageTermId: null }));
beforeEach(() => portal.devTenant.control.reset());

/** Names of all that can be pressed or filled in, whatever the width of the window. */
function pressable(): string[] {
  return [...document.querySelectorAll('a[href], button, input, select, textarea, [role=tab]')]
    .filter((element) => !element.closest('[hidden]') && isSeen(element))
    .map((element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.localName} ${name || element.closest('label, li, div')?.textContent}`;
    });
}
const isSeen = (element: Element) => getComputedStyle(element).visibility !== 'hidden';
const entry = (name: string) =>
  [...document.querySelectorAll('nav a')].find(({ textContent }) => textContent === name);
const ofMicrosoft = (asked: readonly string[]) =>
  asked.filter(
    (url) =>
      !url.startsWith(portal.url) && !url.startsWith('/') && !url.includes('/me/licenseDetails'),
  );

/** The page while the licence is not known, then when it is. */
async function visit(person: 'frontline' | 'member', at: string) {
  const held = holdLicence();
  try {
    await portal.show(<Shell />, { at, person });
    await screen.findByRole('banner', { hidden: true });
    await waitFor(() => expect(document.querySelector('h1, [role=dialog] input')).not.toBeNull());
    await pageRests();
    const [before, asked] = [pressable(), [...held.asked]];
    held.answer();
    await waitFor(() =>
      expect(entry(person === 'member' ? 'Your board' : 'App center')).toBeTruthy(),
    );
    await pageRests();
    return { before, asked, after: pressable() };
  } finally {
    held.answer();
  }
}

describe('LICENCE-04 LICENCE-05 while the licence is not known, people without one are', () => {
  it.each([
    '/your-board',
    '/collaboration',
    '/find-information',
    '/people',
    '/people?find=Anna',
    '/help',
    '/settings',
    '/pages/news',
    '/?modal=search&q=terminal',
  ])('offered nothing that goes away: %s', async (at) => {
    const { before, asked } = await visit('frontline', at);
    expect(before).not.toEqual([]);
    // A section that is drawn anew has its buttons a moment later.
    await waitFor(() => {
      const after = pressable();
      expect(before.filter((name) => !after.includes(name))).toEqual([]);
    });
    expect(ofMicrosoft(asked)).toEqual([]);
  });

  it('offered no chat with the owner of a page', async () => {
    const page = await storePage(portal, {
      Title: 'Owned page',
      OwnerUserUpnId: 'editor@nordvik.example',
    });
    const { before, asked } = await visit('frontline', pageAddress(page));
    expect(before.join()).not.toContain('Chat');
    expect(ofMicrosoft(asked)).toEqual([]);
  });

  it.each<StartPageWidgetKey>(['events', 'birthdays', 'reports'])(
    'shown no more than the room of a widget that may not stay: %s',
    async (key) => {
      const held = holdLicence();
      const startSettings = startSettingsOf(settingDefaults, {
        infoboxZones: {},
        chartWidths: [],
        hasReports: true,
        hasItemsToRead: false,
        hasChannels: true,
      });
      await portal.show(
        <WidgetSlot
          widgetKey={key}
          place="main"
          isDue
          onEmptyChange={() => undefined}
          onSettled={() => undefined}
        />,
        { person: 'frontline', startSettings },
      );
      await waitFor(() => expect(document.querySelector('[data-skeleton]')).not.toBeNull());
      await pageRests();
      expect(screen.queryByRole('heading')).toBeNull();
      expect(pressable()).toEqual([]);
      held.answer();
    },
  );
});

it('NAV-09 people with a licence find what waited for it at its place once it is known', async () => {
  const { before, after } = await visit('member', '/collaboration');
  for (const link of ['a Your board', 'a Collaboration']) {
    expect(before).not.toContain(link);
    expect(after).toContain(link);
  }
  expect(await screen.findByRole('tab', { name: 'Latest' })).toBeVisible();
});
