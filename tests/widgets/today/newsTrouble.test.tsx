import { problems } from '#shared/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingDefaults } from '#shared/rules/settings/settings';
import { FeaturedNews } from '../../../src/client/features/news/cards/FeaturedNews';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { SettingsFrame } from '../../../src/client/shell/frame/SettingsFrame';
import {
  resetSettings,
  resizeTo,
  sources,
  setNewsPortal,
  titles,
  widget,
} from '../../support/widgets/newsWidgets';

const portal = setNewsPortal();
beforeEach(async () => {
  resizeTo(1_440);
  await resetSettings(portal, many);
});

const news = "getBaseItemByUrl(url='/SitePages')/items";
/** Enough to have posts of every source on the screen. */
const many = { featuredNewsPerLoad: { xs: 40 } };
const onlySharePoint = { enableWorkplaceLight: false };

const isBelow = (notice: HTMLElement, items: HTMLElement[]) =>
  items.every((item) => item.compareDocumentPosition(notice) === Node.DOCUMENT_POSITION_FOLLOWING);

async function showFeatured() {
  await portal.show(
    <SettingsFrame>
      <FeaturedNews />
    </SettingsFrame>,
  );
  return widget('Featured news');
}

/** How many pages of the news center were asked for. */
const asked = () =>
  portal.devTenant.control
    .requests('sharepoint', news)
    .map(({ path }) => /\$top=(\d+)/.exec(decodeURIComponent(path))?.[1]);

it('SETTINGS-08 SETTINGS-09 the news center is asked for 100 items, for everybody and for one person', async () => {
  await resetSettings(portal, {
    ...onlySharePoint,
    enableLanguageFilteringForSharepointPages: false,
  });
  await showFeatured();
  await waitFor(() => expect(asked()).toEqual(['100']));
  portal.devTenant.control.reset();
  await portal.show(<YourNews isBesideFeatured={false} />);
  await waitFor(() => expect(asked()).toEqual(['100']));
});

it('SETTINGS-10 while they are filtered by language, 50 top news are asked for', async () => {
  await resetSettings(portal, {
    ...onlySharePoint,
    enableLanguageFilteringForSharepointPages: true,
  });
  await showFeatured();
  await waitFor(() => expect(asked()).toEqual(['50']));
});

it('news that was kept for another span of days is not shown for this one', async () => {
  await resetSettings(portal, onlySharePoint);
  const first = await portal.show(<FeaturedNews />);
  expect(await sources(await widget('Featured news'))).toEqual(['newsCenter']);
  first.unmount();
  await resetSettings(portal, { ...onlySharePoint, amountOfDaysBackInTime: 3 });
  portal.devTenant.control.fail({ service: 'sharepoint', path: news, status: 504, times: 20 });
  await portal.show(<FeaturedNews />, { keepCache: true });
  const region = await widget('Featured news');
  expect(await region.findByText('Featured news could not be loaded')).toBeVisible();
  expect(region.queryAllByRole('article')).toEqual([]);
  await resetSettings(portal, { amountOfDaysBackInTime: settingDefaults.amountOfDaysBackInTime });
});

it('NEWS-28 who follows the news center’s site, or the one above it, has its news from it alone', async () => {
  await resetSettings(portal, onlySharePoint);
  await portal.call('member', 'PUT', '/users', { ShowNewsFromFollowedSites: true });
  const { sharePointUrl, control, onExchange } = portal.devTenant;
  const Items = ['/sites/News/', ''].map((path) => ({ Url: sharePointUrl + path }));
  control.fail({ service: 'sharepoint', path: '/sites/followed', status: 200, body: { Items } });
  control.fail({ service: 'sharepoint', path: news, status: 200, body: { value: [] } });
  const texts: string[] = [];
  const stop = onExchange(({ url, requestBody }) => {
    if (url.includes('/_api/search/postquery'))
      texts.push((requestBody as { request: { Querytext: string } }).request.Querytext);
  });
  await portal.show(<YourNews isBesideFeatured={false} />);
  expect(await sources(await widget('Your news'))).toEqual(['site']);
  stop();
  expect(texts).toEqual([expect.not.stringContaining('/sites/News/')]);
});

describe('one of several sources fails', () => {
  it.each([500, 503])(
    'SharePoint answering %s leaves the news of the product, with the missing source and a retry',
    async (status) => {
      portal.devTenant.control.fail({ service: 'sharepoint', path: news, status });
      const region = await showFeatured();
      const notice = await region.findByText('News from SharePoint could not be loaded.');
      expect(await sources(region)).toEqual(['product']);
      expect(isBelow(notice, region.getAllByRole('article'))).toBe(false);
      await userEvent.click(region.getByRole('button', { name: 'Details' }));
      const details = within(await screen.findByRole('dialog', { name: 'More information' }));
      expect(details.getByText(String(status))).toBeVisible();
      await userEvent.click(details.getByRole('button', { name: 'Close' }));
      expect(notice.closest('[role=status]')).toBeVisible();
      portal.devTenant.control.clearFailures();
      await userEvent.click(region.getByRole('button', { name: 'Try again' }));
      await waitFor(async () => expect(await sources(region)).toEqual(['newsCenter', 'product']));
      expect(region.queryByText(/could not be loaded/)).toBeNull();
    },
  );

  it('NEWS-69 with the followed sites away the rest of your news is there, and the notice names them', async () => {
    portal.devTenant.control.fail({ service: 'sharepoint', path: 'sphomeservice', status: 500 });
    portal.devTenant.control.fail({ service: 'graph', path: '/me/followedSites', status: 500 });
    await portal.show(<YourNews isBesideFeatured={false} />);
    const region = await widget('Your news');
    expect(
      await region.findByText('News from the sites you follow could not be loaded.'),
    ).toBeVisible();
    expect((await titles(region)).length).toBeGreaterThan(3);
    expect(await sources(region)).not.toContain('site');
  });

  it('SharePoint news is never shown unfiltered; missing channels of the person are named instead', async () => {
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input).endsWith('/me/userchannelterms')
        ? Promise.resolve(
            new Response(`{"title":"${problems.databaseAway.title}"}`, {
              status: 500,
            }),
          )
        : real(input, init),
    );
    const region = await showFeatured();
    expect(
      await region.findByText('Your channels and languages could not be loaded.'),
    ).toBeVisible();
    expect(await sources(region)).toEqual(['product']);
  });

  it('the news of the product shows while SharePoint is silent, and the pending source is named', async () => {
    portal.devTenant.control.fail({ service: 'sharepoint', path: news, silence: 'hang' });
    const region = await showFeatured();
    const notice = await region.findByText('Still loading: News from SharePoint …');
    expect(notice).toBeVisible();
    expect(await sources(region)).toEqual(['product']);
    // Below the posts, so that they stay where they are when it has come.
    expect(isBelow(notice, region.getAllByRole('article'))).toBe(true);
  });

  it('a source that fails after it was waited for keeps its place below the posts', async () => {
    const real = globalThis.fetch;
    let fail: () => void = () => undefined;
    const silence = new Promise<void>((resolve) => (fail = resolve));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (!String(input).includes('SitePages')) return real(input, init);
      await silence;
      return new Response('{}', { status: 500 });
    });
    const region = await showFeatured();
    await region.findByText('Still loading: News from SharePoint …');
    fail();
    const notice = await region.findByText('News from SharePoint could not be loaded.');
    expect(isBelow(notice, region.getAllByRole('article'))).toBe(true);
  });
});

describe('the only source fails', () => {
  const cases: [number, string][] = [
    [401, 'You were not authorized to perform the request.'],
    [403, 'You did not have permission to perform the request.'],
    [
      429,
      'There are too many people trying to do the same thing as you, wait a minute and try again.',
    ],
    [500, 'There was a problem loading or saving information. Please try again later.'],
    [503, 'There was a problem loading or saving information. Please try again later.'],
    [504, 'There was a problem loading or saving information. Please try again later.'],
  ];

  it.each(cases)(
    'ERRORS-51 ERRORS-54 status %s shows the error template with the status and the widget’s name, never an empty text',
    async (status, sentence) => {
      await resetSettings(portal, onlySharePoint);
      portal.devTenant.control.fail({ service: 'sharepoint', path: news, status });
      const told: boolean[] = [];
      await portal.show(<FeaturedNews onEmptyChange={(isEmpty) => told.push(isEmpty)} />);
      const alert = within(await screen.findByRole('alert'));
      expect(alert.getByText('Featured news could not be loaded')).toBeVisible();
      expect(alert.getByText(sentence)).toBeVisible();
      expect(alert.getByText(`Status ${status}`)).toBeVisible();
      expect(screen.queryByText('No featured news could be found.')).toBeNull();
      expect(told).not.toContain(true);
    },
  );

  it('a connection that breaks is told as no answer, and another try helps', async () => {
    await resetSettings(portal, onlySharePoint);
    portal.devTenant.control.fail({ service: 'sharepoint', path: news, silence: 'drop' });
    const region = await showFeatured();
    expect(await region.findByText(/^There was no answer at .*\d:\d\d/)).toBeVisible();
    portal.devTenant.control.clearFailures();
    await userEvent.click(region.getByRole('button', { name: 'Try again' }));
    expect(await sources(region)).toEqual(['newsCenter']);
  });

  it('a throttled call is retried after the time that the service names, unseen by the person', async () => {
    await resetSettings(portal, onlySharePoint);
    portal.devTenant.control.fail({
      service: 'sharepoint',
      path: news,
      status: 429,
      retryAfter: 1,
      times: 1,
    });
    const region = await showFeatured();
    expect(await sources(region)).toEqual(['newsCenter']);
    expect(
      portal.devTenant.control.requests('sharepoint', news).map(({ status }) => status),
    ).toEqual([429, 200]);
  });

  it('when Graph fails as well after getBaseItemByUrl is unknown, it is Graph’s failure that is shown', async () => {
    await resetSettings(portal, onlySharePoint);
    portal.devTenant.control.sharePoint.getBaseItemByUrl = 404;
    portal.devTenant.control.fail({ service: 'graph', path: '/lists', status: 500 });
    const region = await showFeatured();
    expect(await region.findByText('Status 500')).toBeVisible();
  });

  it('ERRORS-18 ERRORS-19 ERRORS-57 "Show more information" opens the seven data for support, without tokens or query values', async () => {
    await resetSettings(portal, onlySharePoint);
    portal.devTenant.control.fail({ service: 'sharepoint', path: news, status: 500 });
    const region = await showFeatured();
    await userEvent.click(await region.findByRole('button', { name: 'Show more information' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'More information' }));
    expect(dialog.getByRole('link', { name: 'servicedesk@nordvik.example' })).toHaveAttribute(
      'href',
      'mailto:servicedesk@nordvik.example',
    );
    expect(dialog.getByRole('link', { name: '+45 70 20 55 00' })).toHaveAttribute(
      'href',
      'tel:+4570205500',
    );
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Support email',
      'Support phone',
      'Current user',
      'Time',
      'Status code',
      'Address of the request',
      'Error messages',
    ]);
    const data = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(data[2]).toContain('member@nordvik.example');
    expect(data[4]).toBe('500');
    expect(data[5]).toContain('/sites/news/_api/v2.0/sharePoint/getBaseItemByUrl');
    expect(data[5]).not.toContain('?');
    expect(data[6]).toContain('General exception while processing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  });

  it.each([503, 504])(
    'ERRORS-07 SharePoint answering %s on a later visit shows saved news with its age and a retry',
    async (status) => {
      await resetSettings(portal, onlySharePoint);
      const first = await portal.show(<FeaturedNews />);
      expect(await sources(await widget('Featured news'))).toEqual(['newsCenter']);
      first.unmount();
      portal.devTenant.control.fail({ service: 'sharepoint', path: news, status });
      await portal.show(<FeaturedNews />, { keepCache: true });
      const region = await widget('Featured news');
      await waitFor(() =>
        expect(
          portal.devTenant.control
            .requests('sharepoint', news)
            .filter((request) => request.status === status).length,
        ).toBeGreaterThan(0),
      );
      expect(
        await region.findByText(
          /^News from SharePoint could not be refreshed\. Showing saved content \(\d+:\d+.*\)\.$/,
        ),
      ).toBeVisible();
      expect(await sources(region)).toEqual(['newsCenter']);
      expect(region.queryByRole('alert')).toBeNull();
      portal.devTenant.control.clearFailures();
      await userEvent.click(region.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(region.queryByText(/could not be refreshed/)).toBeNull());
      expect(await sources(region)).toEqual(['newsCenter']);
    },
  );
});

it('ERRORS-50 NEWS-61 NEWS-62 a widget first shows a placeholder, and its empty text when there is nothing', async () => {
  await resetSettings(portal, {
    ...onlySharePoint,
    newsModePersonalNews: 'GraphFromNewsCenterSite',
  });
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: news,
    status: 200,
    body: { value: [] },
  });
  await portal.show(
    <>
      <FeaturedNews />
      <YourNews isBesideFeatured={false} />
    </>,
  );
  const [featured, yours] = [await widget('Featured news'), await widget('Your news')];
  expect(featured.getByLabelText('Loading Featured news')).toBeVisible();
  expect(yours.getByLabelText('Loading Your news')).toBeVisible();
  expect(await featured.findByText('No featured news could be found.')).toBeVisible();
  expect(
    await yours.findByText('No news could be found according to your channel selections.'),
  ).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
