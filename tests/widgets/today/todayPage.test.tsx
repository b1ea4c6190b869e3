import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { settingDefaults, startSettingsOf } from '#shared/rules/settings/settings';
import { TodayPage } from '../../../src/client/pages/today/TodayPage';
import { NewsCenterPage } from '../../../src/client/pages/NewsCenterPage';
import { reloadAllTopNews } from '../../../src/client/features/news/useFeaturedNews';
import { hoursFromNow, storePage, storeTerm } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import {
  resetSettings,
  resizeTo,
  setNewsPortal,
  titles,
  watchRequests,
  widget,
} from '../../support/widgets/newsWidgets';
import { keepFar } from '../../support/nearWindow';

const portal = setNewsPortal();
beforeAll(async () => {
  const { body } = await portal.call<{ Id: number }[]>('editor', 'GET', '/infoboxes/all');
  await Promise.all(body.map(({ Id }) => portal.call('editor', 'DELETE', `/infoboxes/${Id}`)));
});
beforeEach(async () => {
  resizeTo(1_440);
  await resetSettings(portal, onlyNews);
});

/** The other widgets of the page have tests of their own. */
const onlyNews = {
  organizationCalenderSiteUrl: '',
  rssFeedConfig: {},
  showBirthdayCalendar: false,
  showRestaurantMenus: false,
  enablePowerBI: false,
};

const news = "getBaseItemByUrl(url='/SitePages')/items";
const nothing = { service: 'sharepoint', path: news, status: 200, body: { value: [] } } as const;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function showToday(at = '/') {
  return portal.show(
    <>
      <Address />
      <Routes>
        <Route path="/" element={<TodayPage />} />
        <Route path="/pages/news" element={<NewsCenterPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at },
  );
}

describe('the start page', () => {
  // The first of all: it counts requests, and another page may have left one under way.
  it('TODAY-13 a person without a licence in light mode has a full start page from the product alone', async () => {
    await portal.show(<TodayPage />, { person: 'frontline' });
    expect(await titles(await widget('Featured news'))).toHaveLength(4);
    expect(await titles(await widget('Your news'))).toHaveLength(4);
    expect(portal.devTenant.control.requests('sharepoint')).toEqual([]);
    expect(
      portal.devTenant.control
        .requests('graph')
        .every(({ path }) => path.includes('/me/licenseDetails')),
    ).toBe(true);
  });

  it('TODAY-01 is titled Today, and its headings stand in order', async () => {
    await showToday();
    await titles(await widget('Featured news'));
    await titles(await widget('Your news'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Today');
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels.slice(0, 3)).toEqual(['H1', 'H2', 'H3']);
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Featured news', 'Your news']);
  });

  it('NEWS-08 NEWS-76 on desktop your news stands beside featured news: four posts, a line with the way to all', async () => {
    await showToday();
    expect(await titles(await widget('Your news'))).toHaveLength(4);
    const link = screen.getByRole('link', { name: 'Go to the news center' });
    expect(link).toHaveAttribute('href', '/pages/news');
    expect(screen.getByRole('region', { name: 'Your news' })).toContainElement(link);
  });

  it('NEWS-09 NEWS-11 on small screens your news has six posts, and a button leads to the portal’s news center', async () => {
    resizeTo(992);
    await showToday();
    expect(await titles(await widget('Your news'))).toHaveLength(4);
    const link = () => screen.getByRole('link', { name: 'Go to the news center' });
    const yours = screen.getByRole('region', { name: 'Your news' });
    expect(yours).toContainElement(link());
    act(() => resizeTo(991));
    await waitFor(async () => expect(await titles(await widget('Your news'))).toHaveLength(6));
    expect(yours).not.toContainElement(link());
    await userEvent.click(link());
    expect(await screen.findByText('/pages/news')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'News Center' })).toBeVisible();
  });

  it('PAGES-033 the news center lists quick reads beside news, and what is in the languages of the reader', async () => {
    const [own] = (await portal.call<Page[]>('member', 'GET', '/pages/news/my?amount=1')).body;
    const other = await storeTerm(portal, 'languageterms', 'Kieli');
    const PublishingDate = hoursFromNow(0);
    const stored = [
      await storePage(portal, {
        Title: 'In own words',
        PublishingDate,
        LanguageTermId: own!.LanguageTermId,
      }),
      await storePage(portal, {
        Title: 'Read quickly',
        PublishingDate,
        PageType: 2,
        LanguageTermId: own!.LanguageTermId,
      }),
      await storePage(portal, { Title: 'In other words', PublishingDate, LanguageTermId: other }),
    ];
    await showToday('/pages/news');
    expect(await screen.findByRole('heading', { level: 2, name: /^In own words/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /^Read quickly/ })).toBeVisible();
    expect(screen.queryByText('In other words')).toBeNull();
    for (const { Id } of stored) await portal.call('editor', 'DELETE', `/pages/${Id}`);
  });

  it.each([800, 1_440])(
    'NEWS-10 with newsArchiveLink the way to the news center opens that in a new tab, at %d px',
    async (width) => {
      await resetSettings(portal, { newsArchiveLink: 'https://archive.nordvik.example/news' });
      resizeTo(width);
      await showToday();
      const link = await screen.findByRole('link', {
        name: 'Go to the news center, opens in a new tab',
      });
      expect(link).toHaveAttribute('href', 'https://archive.nordvik.example/news');
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    },
  );

  it('TODAY-17 below md featured news is a carousel, with room its cards stand beside each other', async () => {
    resizeTo(767);
    await showToday();
    const region = await widget('Featured news');
    expect(await titles(region)).toHaveLength(3);
    expect(region.getByRole('group', { name: 'Featured news' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    act(() => resizeTo(768));
    expect(await titles(region)).toHaveLength(3);
    expect(region.queryByRole('group', { name: 'Featured news' })).toBeNull();
  });

  it('TODAY-17 NEWS-32 on a phone "Show more" turns to the first of the posts that came', async () => {
    resizeTo(390);
    await showToday();
    const region = await widget('Featured news');
    expect(await region.findByText('1 of 3')).toBeVisible();
    const more = region.getByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    expect(await region.findByText('4 of 6')).toBeVisible();
    expect(more).toHaveFocus();
    await userEvent.click(region.getByRole('button', { name: 'Previous' }));
    expect(region.getByText('3 of 6')).toBeVisible();
  });

  it('a widget that is not near the window asks for nothing until it is', async () => {
    const comeNear = keepFar();
    const requests = watchRequests(portal);
    await showToday();
    await titles(await widget('Featured news'));
    expect(requests('/pages/news/my')).toEqual([]);
    comeNear();
    await titles(await widget('Your news'));
    delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
  });

  it('channels, languages and every source are asked side by side: no request waits for another', async () => {
    portal.devTenant.control.fail({ service: 'sharepoint', path: news, silence: 'hang' });
    const requests = watchRequests(portal);
    await showToday();
    await waitFor(() =>
      expect(portal.devTenant.control.requests('sharepoint', 'sphomeservice')).toHaveLength(1),
    );
    for (const part of [
      '/me/userchannelterms',
      '/me/userlanguageterms',
      '/pages/news/top',
      '/pages/news/my',
    ])
      expect(requests(part)).toHaveLength(1);
    expect(portal.devTenant.control.requests('sharepoint', news)).toHaveLength(2);
  });

  it('says the date of the day on which somebody looks, not of the one before', async () => {
    const dateOf = (day: Date) =>
      new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' }).format(day);
    await showToday();
    expect(await screen.findByText(dateOf(new Date()))).toBeVisible();
    const tomorrow = new Date(new Date().setHours(33, 0, 0, 0));
    setDeviceClock(tomorrow);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(dateOf(tomorrow))).toBeVisible();
    jest.useRealTimers();
  });
});

describe('empty sections', () => {
  it('TODAY-04 TODAY-05 the news section hides when both of its widgets are empty, and comes back when one has content again', async () => {
    await resetSettings(portal, {
      enableWorkplaceLight: false,
      newsModePersonalNews: 'GraphFromNewsCenterSite',
    });
    portal.devTenant.control.fail(nothing);
    await showToday();
    expect(await screen.findByText("There's nothing new for you today.")).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Featured news' })).toBeNull();
    expect(screen.getByText('No featured news could be found.')).not.toBeVisible();
    // A section without anything in it would leave a gap.
    expect(document.querySelector('[data-section="news"]')).not.toBeVisible();
    portal.devTenant.control.clearFailures();
    reloadAllTopNews();
    expect(await titles(await widget('Featured news'))).not.toEqual([]);
    expect(screen.queryByText("There's nothing new for you today.")).toBeNull();
    expect(
      screen.getByText('No news could be found according to your channel selections.'),
    ).toBeVisible();
  });

  it.each([
    ['member', true, ['Choose your channels']],
    ['admin', true, ['Choose your channels']],
    ['member', false, []],
    ['admin', false, ['Admin dashboard']],
  ])(
    'where there is nothing, %s is led on, with channels: %s',
    async (person, hasChannels, links) => {
      await resetSettings(portal, {
        ...onlyNews,
        enableWorkplaceLight: false,
        newsModePersonalNews: 'GraphFromNewsCenterSite',
      });
      portal.devTenant.control.fail(nothing);
      const content = {
        infoboxZones: {},
        chartWidths: [],
        hasReports: false,
        hasItemsToRead: false,
      };
      const startSettings = startSettingsOf(settingDefaults, { ...content, hasChannels });
      const { fetch: ask } = globalThis;
      const asked = jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation((...request) =>
          !hasChannels && String(request[0]).includes('/channelterms/localized/')
            ? Promise.resolve(Response.json([]))
            : ask(...request),
        );
      await portal.show(<TodayPage />, { person, startSettings });
      const words = within((await screen.findByText(/^There's nothing new/)).parentElement!);
      await waitFor(() =>
        expect(words.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links),
      );
      asked.mockRestore();
    },
  );

  it('ERRORS-54 a section with a failing widget stays', async () => {
    await resetSettings(portal, {
      enableWorkplaceLight: false,
      newsModePersonalNews: 'GraphFromNewsCenterSite',
    });
    portal.devTenant.control.fail({ service: 'sharepoint', path: news, status: 500 });
    await showToday();
    for (const name of ['Featured news', 'Your news']) {
      const section = within(await screen.findByRole('region', { name }));
      expect(await section.findByText(`Missing for now: ${name}.`)).toBeVisible();
    }
  });
});

describe('the department strip', () => {
  const button = (GUID: string, Name: string, SortOrder: number) => ({ GUID, Name, SortOrder });
  const channel = async (name: string) => {
    const { body } = await portal.call<{ Guid: string; Name: string; Terms: unknown[] }[]>(
      'member',
      'GET',
      '/channelterms/localized/1033',
    );
    const all = (
      terms: { Guid: string; Name: string; Terms: unknown[] }[],
    ): { Guid: string; Name: string }[] =>
      terms.flatMap((term) => [term, ...all(term.Terms as typeof terms)]);
    return all(body).find(({ Name }) => Name === name)!.Guid;
  };

  it('NEWS-12 NEWS-13 NEWS-14 NEWS-15 NEWS-16 CHANNELS-24 "News from:" has one button for each known channel in order, and it leads to that channel’s news', async () => {
    const [safety, shipping] = [await channel('Safety'), await channel('Shipping')];
    await resetSettings(portal, {
      showFilterByDepartmentButtons: true,
      newsFilterButtonConfig: [
        button(shipping, 'Shipping', 2),
        button(safety, 'Safety', 1),
        button('00000000-0000-4000-8000-000000000000', 'Gone', 0),
      ],
    });
    await showToday();
    const strip = within(await screen.findByRole('navigation', { name: 'News from:' }));
    expect(strip.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Safety',
      'Shipping',
    ]);
    await userEvent.click(strip.getByRole('link', { name: 'Safety' }));
    expect(await screen.findByText(`/pages/news?channel=${safety}`)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Remove Safety \(\d+\)$/ })).toBeVisible();
  });

  it('NEWS-17 there is no strip while the setting is off or no channel is known', async () => {
    for (const [showFilterByDepartmentButtons, guid] of [
      [true, '00000000-0000-4000-8000-000000000000'],
      [false, await channel('Safety')],
    ] as const) {
      await resetSettings(portal, {
        showFilterByDepartmentButtons,
        newsFilterButtonConfig: [button(guid, 'Safety', 0)],
      });
      await showToday();
      await titles(await widget('Your news'));
      await pageRests();
      // Its place is kept until the channels are there.
      await waitFor(() => expect(screen.queryByText('News from:')).toBeNull());
      cleanup();
    }
  });
});
