import type { Locator, Page } from 'playwright-core';
import { axeViolations, flawsInEveryTheme } from '../support/browser/browser';
import { personAt } from '../support/browser/person';
import { watchGraph } from '../support/graphContract';
import { setStage } from '../support/browser/stage';
import { until } from '../support/until';

const stage = setStage({ isBare: true, opensOwn: true, hasMotion: true });

const widths = { phone: 390, tablet: 768, desktop: 1440 };
async function open(name: string, width: number) {
  const opened = await stage.open({ person: name, width });
  const { page, person } = opened;
  await person.seesNews();
  // On a small screen your news are read when they come near.
  await page
    .getByRole('region', { name: 'Featured news' })
    .evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await person.seesNews('Your news');
  return opened;
}

const top = (page: Page, name: string) =>
  page.getByRole('region', { name }).evaluate((element) => element.getBoundingClientRect().top);

/** The number of endless animations below the window that run, or wait to be scrolled to. */
function belowTheWindow(page: Page, state: AnimationPlayState): Promise<number> {
  return page.evaluate(
    (wanted) =>
      document.getAnimations().filter(({ effect, playState }) => {
        const { target } = effect as KeyframeEffect;
        return (
          playState === wanted &&
          effect?.getComputedTiming().iterations === Infinity &&
          target!.getBoundingClientRect().top > 2 * innerHeight
        );
      }).length,
    state,
  );
}

it('a member reads news of portal and SharePoint, with Graph calls as Microsoft documents them', async () => {
  const graph = watchGraph(stage.portal.devTenant);
  const { page, trouble } = await open('member', widths.desktop);
  const links = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.some((href) => href.startsWith(`${stage.portal.url}/pages/news/`))).toBe(true);
  expect(links.some((href) => href.startsWith(stage.portal.devTenant.sharePointUrl))).toBe(true);
  expect(trouble).toEqual([]);
  graph.stop();
  expect(graph.violations).toEqual([]);
});

it('what waits below the window to be scrolled to does not move', async () => {
  const { page, person } = await stage.open({ width: widths.desktop });
  await person.seesNews();
  await until(async () => (await belowTheWindow(page, 'paused')) > 0);
  await until(async () => (await belowTheWindow(page, 'running')) === 0);
});

it('a first visit requests the first news once, beside the settings; other pages do not', async () => {
  const context = await stage.browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const person = personAt(page, stage.portal.url);
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const newsAsked = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/api\/featuresettings$/, async (route) => {
    await newsAsked;
    await route.continue();
  });
  context.on('request', (request) => {
    if (!request.url().includes('/api/pages/news/top')) return;
    asked.push(request.url());
    release();
  });
  await person.signsIn('member');
  await person.seesNews();
  expect(asked).toHaveLength(1);
  await person.opens('/settings');
  await person.arrivesAt('Settings');
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

it('LICENCE-05 a frontline worker reads only news of the portal, and no other source is asked for news', async () => {
  stage.portal.devTenant.control.clearRequests();
  const { page, trouble } = await open('frontline', widths.phone);
  const links = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(2);
  expect(links.every((href) => href.startsWith(stage.portal.url))).toBe(true);
  expect(
    stage.portal.devTenant.control.requests('sharepoint', '/_api/').map(({ path }) => path),
  ).toEqual([]);
  expect(trouble).toEqual([]);
});

it('NEWS-07 a product post opens as a readable page in a new tab', async () => {
  await stage.withWindows();
  const { context, page } = await open('member', widths.desktop);
  const link = page.getByRole('article').locator('a[href*="/pages/news/"]').first();
  const title = (await link.textContent())!.trim();
  const [article] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await article.getByRole('heading', { level: 1 }).waitFor();
  expect(title).toContain(
    (await article.getByRole('heading', { level: 1 }).textContent())!.trim().slice(0, 20),
  );
  expect(await axeViolations(article)).toEqual([]);
  // On paper the post is alone, dark on white.
  await article.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await article.waitForFunction(
    () => getComputedStyle(document.querySelector('h1')!).color === 'rgb(36, 36, 36)',
  );
  expect(await article.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  for (const besides of [
    article.getByRole('banner'),
    article.getByRole('contentinfo'),
    article.getByText('Back to Today'),
    article.getByRole('button', { name: 'Share' }),
  ])
    expect(await besides.isVisible()).toBe(false);
});

it('NEWS-08 NEWS-09 featured news and your news stand side by side on a desktop and below each other on a phone', async () => {
  const wide = await open('member', widths.desktop);
  expect(
    Math.abs((await top(wide.page, 'Featured news')) - (await top(wide.page, 'Your news'))),
  ).toBeLessThan(4);
  const small = await open('member', widths.phone);
  expect(await top(small.page, 'Your news')).toBeGreaterThan(
    (await top(small.page, 'Featured news')) + 100,
  );
  await small.person.sees(/Go to the news center/, 'link');
});

it('TODAY-07 what begins below the end of the side section has the width of the page', async () => {
  const { page } = await open('member', widths.desktop);
  const edges = (name: string) =>
    page.getByRole('region', { name }).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  const figures = page.getByRole('region', { name: 'Key figures' });
  await page.locator('#today-charts').evaluate((element) => element.scrollIntoView());
  await figures.getByRole('heading', { level: 3 }).first().waitFor();
  const side = () => edges('News feeds');
  await until(async () => (await edges('Key figures')).right >= (await side()).right - 1);
  expect((await edges('Key figures')).top).toBeGreaterThanOrEqual((await side()).bottom);
  expect((await edges('Your news')).right).toBeLessThan((await side()).left);
  // Whoever opens more of what is beside it pushes down what is below, and covers nothing.
  const reading = await edges('Your required reading');
  expect(reading.right).toBeLessThan((await side()).left);
});

describe('key figures', () => {
  const made: number[] = [];
  beforeAll(async () => {
    for (const ChartWidth of [75, 25]) {
      const { body } = await stage.call<{ Id: number }>('admin', 'POST', '/chartgroups', {
        ...{ GroupName: `${ChartWidth} percent`, ChartType: 1, ChartWidth },
        ChartItems: [
          { Title: 'Sail', ChartValue: 30 },
          { Title: 'Steam', ChartValue: 70 },
        ],
      });
      made.push(body.Id);
    }
  });
  afterAll(async () => {
    for (const id of made) await stage.call('admin', 'DELETE', `/chartgroups/${id}`);
  });

  async function openFigures(width: number): Promise<Locator> {
    const { page } = await open('member', width);
    const figures = page.getByRole('region', { name: 'Key figures' });
    await page.locator('#today-charts').evaluate((element) => element.scrollIntoView());
    await figures.getByRole('heading', { level: 3 }).first().waitFor();
    return figures;
  }
  const shares = (figures: Locator) =>
    figures.getByRole('article').evaluateAll((all) =>
      all.map((article) => {
        const item = article.closest('li')!;
        const list = item.parentElement!;
        const gap = Number.parseFloat(getComputedStyle(list).columnGap);
        return Math.round((100 * (item.offsetWidth + gap)) / (list.offsetWidth + gap));
      }),
    );

  it('KPI-03 a chart is as wide as the part of its section that it was given', async () => {
    // As the example content has the first three.
    expect(await shares(await openFigures(widths.desktop))).toEqual([50, 50, 100, 75, 25]);
  });

  it('KPI-07 on a phone each chart is as wide as its section', async () => {
    expect(await shares(await openFigures(widths.phone))).toEqual([100, 100, 100, 100, 100]);
  });

  it('KPI-02 a pie is filled to its centre', async () => {
    const figures = await openFigures(widths.desktop);
    const slices = figures.getByRole('article').filter({ hasText: '75 percent' }).locator('path');
    await slices.first().waitFor();
    const nearCentre = await slices.evaluateAll((all) =>
      [
        [3, 3],
        [3, -3],
        [-3, 3],
        [-3, -3],
      ].map(([x, y]) =>
        all.some((slice) => (slice as SVGPathElement).isPointInFill(new DOMPoint(x, y))),
      ),
    );
    expect(nearCentre).toEqual([true, true, true, true]);
  });
});

it('Today has no accessibility violation and does not scroll sideways at any width or theme', async () => {
  const { page, trouble } = await open('member', widths.desktop);
  expect(await flawsInEveryTheme(page, Object.values(widths))).toEqual([]);
  expect(trouble).toEqual([]);
}, 60_000);

it('the marks that say why something is shown have no accessibility violation in any theme', async () => {
  const { page, trouble, person } = await open('member', widths.desktop);
  await person.choosesInOwnMenu('Why do I see this?');
  const mark = person.the('button', /^Why do I see “/).first();
  await mark.waitFor();
  expect(await flawsInEveryTheme(page, [widths.phone, widths.desktop])).toEqual([]);
  await mark.click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(trouble).toEqual([]);
}, 90_000);

it('SHELL-02 the keyboard reaches the content by the skip link and a post by the Tab key', async () => {
  const { page, person } = await open('member', widths.desktop);
  await page.reload();
  await person.seesNews('Your news');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('a:focus')?.textContent)).toMatch(
    /skip/i,
  );
  await page.keyboard.press('Enter');
  const inMain = () => page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(await inMain()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await inMain()).toBe(true);
});

it('SHELL-12 SHELL-19 SHELL-39 the user menu lies above the page, which stays to be seen', async () => {
  const { page, person } = await open('member', widths.desktop);
  await person.presses(/^Your menu/);
  await person.sees('Sign out', 'menuitem');
  await person.sees(/^Version \d+\.\d+\.\d+$/);
  const isSeen = await page.getByRole('heading', { name: 'Your news' }).evaluate((heading) => {
    const { left, top: y, height } = heading.getBoundingClientRect();
    return document.elementFromPoint(left + 10, y + height / 2) === heading;
  });
  expect(isSeen).toBe(true);
});

it('TODAY-14 a phone shows 1.1 slides of featured news, 10 px apart, and a window below 320 px one', async () => {
  const { page } = await open('member', widths.phone);
  const slides = page
    .getByRole('region', { name: 'Featured news' })
    .getByRole('group')
    .locator('ul > li');
  const measures = () =>
    slides.evaluateAll((all) => {
      const [first, second] = all.map((slide) => slide.getBoundingClientRect());
      const list = all[0]!.parentElement!;
      const { paddingLeft, paddingRight } = getComputedStyle(list);
      return {
        width: first!.width,
        gap: second!.left - first!.right,
        room: list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
      };
    });
  const wide = await measures();
  expect(wide.gap).toBeCloseTo(10, 1);
  expect((wide.room - wide.gap) / wide.width).toBeCloseTo(1.1, 2);
  await page.setViewportSize({ width: 319, height: 800 });
  const narrow = await measures();
  expect(narrow.width).toBeCloseTo(narrow.room, 0);
});

it('PAGES-058 the banner of a page is 42.85 % of its width high, on a phone and on a wide screen', async () => {
  const { page } = await open('member', widths.desktop);
  const address = await page
    .getByRole('article')
    .locator('a[href*="/pages/news/"]')
    .first()
    .getAttribute('href');
  await page.goto(new URL(address!, stage.portal.url).href);
  for (const width of [widths.desktop, widths.phone]) {
    await page.setViewportSize({ width, height: 900 });
    const box = (await page
      .locator('figure')
      .first()
      .locator('img, [data-background]')
      .first()
      .boundingBox())!;
    expect(box.height / box.width).toBeCloseTo(0.4285, 2);
  }
});
