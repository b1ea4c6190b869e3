import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { personAt } from '../support/browser/person';
import { publishFeatured } from '../support/content/publishFeatured';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true });
const keptToday = 'portal:of-person:paint:/';

const personIn = (page: Page) => personAt(page, stage.portal.url);
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), keptToday);

/** Reads Today until what it looks like is kept. It holds no meeting whose time ends it at once. */
async function readToday(): Promise<void> {
  const { page, person } = stage;
  stage.portal.devTenant.control.fail({
    ...{ service: 'graph', path: '/me/calendar/calendarView', status: 200, body: { value: [] } },
  });
  await person.signsIn('member');
  await person.seesNews();
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, keptToday);
}

/** Opens Today in a tab to which no code of the app comes; `prepare` is done before it opens. */
async function openWithoutCode(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await stage.context.newPage();
  await page.route(/\/assets\//, () => undefined);
  await prepare?.(page);
  await page.goto(stage.portal.url, { waitUntil: 'commit' });
  await page.locator('#portal-config').waitFor({ state: 'attached' });
  // In the frame after the start script.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return page;
}

interface DomNode {
  nodeName: string;
  nodeValue?: string;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
  shadowRootType?: string;
}

/** All that is in the paint, which keeps its content from everybody else. */
async function painted(page: Page): Promise<{ names: string[]; text: string }> {
  const session = await page.context().newCDPSession(page);
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as {
    root: DomNode;
  };
  const all = (node: DomNode): DomNode[] => [
    node,
    ...[...(node.children ?? []), ...(node.shadowRoots ?? [])]
      .filter(({ shadowRootType }) => shadowRootType !== 'user-agent')
      .flatMap(all),
  ];
  const host = all(root).find(({ attributes }) => attributes?.includes('paint'));
  const nodes = host ? all(host).slice(1) : [];
  return {
    names: nodes.flatMap(({ nodeName, attributes = [] }) => [
      nodeName.toLowerCase(),
      ...attributes.filter((_, index) => index % 2 === 0),
    ]),
    text: nodes.map(({ nodeValue = '' }) => nodeValue).join(' '),
  };
}

/** How many points of two pictures of the window are of another colour. */
async function different(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  let count = 0;
  for (let at = 0; at < a!.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs(a![at + part]! - b![at + part]!) > 24)) count += 1;
  return count;
}

it('the last view shows before any code of the app and leaves when the page is there', async () => {
  await readToday();
  const before = await stage.page.screenshot();
  const early = await openWithoutCode();
  expect(await different(before, await early.screenshot())).toBeLessThan(2_000);
  const { names, text } = await painted(early);
  expect(text).toContain('Today');
  expect(text).toContain('Featured news');
  expect(names).not.toContain('href');
  expect(names).not.toContain('id');
  expect(await early.locator('#paint').evaluate((host: HTMLElement) => host.inert)).toBe(true);
  expect(await early.evaluate(() => document.getElementById('portal')!.childElementCount)).toBe(0);
  await early.close();

  const whole = await stage.context.newPage();
  const person = personIn(whole);
  await person.opens('/');
  await person.seesNews();
  await whole.locator('#paint').waitFor({ state: 'detached' });
  await person.presses(/^Your menu/);
  await person.sees('Settings', 'menuitem');
});

it('the last view is the first frame, and the code is asked for behind it', async () => {
  await readToday();
  const page = await openWithoutCode(async (opened) => {
    // The start picture would be drawn long before the start script has run.
    const session = await opened.context().newCDPSession(opened);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await opened.addInitScript(() => {
      const noted: Record<string, number> = {};
      Object.assign(window, { noted });
      new MutationObserver(() => {
        const [code, paint] = [
          document.querySelector(
            '[src*="/app."], [rel="preload"]:is([href*="/app."], [href*="/hero."])',
          ),
          document.getElementById('paint'),
        ];
        if (code) noted.code ??= noted.paint ? performance.now() : 0;
        if (paint) noted.paint ??= performance.now();
      }).observe(document, { childList: true, attributes: true, subtree: true });
    });
  });
  const entry = () => performance.getEntriesByName('first-paint')[0]!.startTime;
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await page.waitForFunction(() => 'code' in (window as unknown as { noted: object }).noted);
  const { paint, code } = await page.evaluate(
    () => (window as unknown as { noted: Record<'paint' | 'code', number> }).noted,
  );
  expect(await page.evaluate(entry)).toBeGreaterThan(paint);
  expect(code).toBeGreaterThan(paint);
});

it('the last view is not shown to another person, in other surroundings, another day or on reload', async () => {
  await readToday();
  const paint = await kept(stage.page);
  const shown = async (prepare?: (page: Page) => Promise<unknown>) => {
    // The open page may have taken another one meanwhile.
    await stage.page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      [keptToday, paint],
    );
    const page = await openWithoutCode(prepare);
    const count = await page.locator('#paint').count();
    await page.close();
    return count;
  };
  const stores = (key: string, value: string) => (page: Page) =>
    page.addInitScript(([name, text]) => localStorage.setItem(name!, text!), [key, value]);
  expect(await shown()).toBe(1);
  expect(await shown((page) => page.emulateMedia({ colorScheme: 'dark' }))).toBe(0);
  expect(await shown((page) => page.emulateMedia({ forcedColors: 'active' }))).toBe(0);
  expect(await shown((page) => page.setViewportSize({ width: 700, height: 700 }))).toBe(0);
  expect(await shown((page) => page.setViewportSize({ width: 1280, height: 1800 }))).toBe(0);
  const rebuilt = async (page: Page) =>
    page.route(`${stage.portal.url}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"buildHash":"[^"]+"/, '"buildHash":"newer"');
      await route.fulfill({ response, body });
    });
  expect(await shown(rebuilt)).toBe(0);
  const reloaded = await openWithoutCode();
  await reloaded.reload({ waitUntil: 'commit' });
  await reloaded.locator('#portal-config').waitFor({ state: 'attached' });
  expect(await reloaded.locator('#paint').count()).toBe(0);
  await reloaded.close();
  const [person = '', language] = await stage.page.evaluate(() =>
    ['person', 'language'].map((key) => localStorage.getItem(`portal:${key}`) ?? ''),
  );
  expect(await shown(stores('portal:language', 'fi'))).toBe(0);
  await stage.page.evaluate((before) => {
    if (before) localStorage.setItem('portal:language', before);
    else localStorage.removeItem('portal:language');
  }, language);
  expect(await shown()).toBe(1);
  const other = person.replace(/"id":"[^"]+"/, '"id":"00000000-0000-4000-8000-0000000000ff"');
  expect(await shown(stores('portal:person', other))).toBe(0);
  expect(await shown(stores('portal:person', person))).toBe(1);
  const later = (stands: Page) =>
    stands.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 4 * 60 * 60_000;
    });
  expect(await shown(later)).toBe(0);
});

it('what a paint must not hold stays out of the page, whoever wrote it there', async () => {
  await readToday();
  await stage.page.evaluate((key) => {
    const paint = JSON.parse(localStorage.getItem(key) ?? '') as { tree: unknown };
    paint.tree = [
      'div',
      { onclick: 'window.ran = 1', id: 'portal', style: 'color: red' },
      ['script', {}, 'window.ran = 1'],
      ['img', { src: 'data:image/png;base64,x', onerror: 'window.ran = 1', alt: '' }],
      ['iframe', { srcdoc: '<script>parent.ran = 1</script>' }],
      ['svg', { onload: 'window.ran = 1' }, ['a', { 'xlink:href': 'javascript:1' }, 'link']],
      ['style', {}, '* { display: none }'],
      '<img src=x onerror="window.ran = 1">',
    ];
    localStorage.setItem(key, JSON.stringify(paint));
  }, keptToday);
  const page = await openWithoutCode();
  const { names, text } = await painted(page);
  expect(text).toContain('<img src=x');
  expect(names).toEqual(expect.arrayContaining(['div', 'img', 'svg', 'a']));
  for (const name of [
    'script',
    'iframe',
    'onclick',
    'onerror',
    'onload',
    'srcdoc',
    'id',
    'xlink:href',
  ])
    expect(names).not.toContain(name);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

it('a damaged paint harms nothing', async () => {
  await readToday();
  const paint = (await kept(stage.page)) ?? '';
  for (const damaged of ['{"of":', paint.replace('"tree":', '"trees":')]) {
    await stage.page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      [keptToday, damaged],
    );
    const page = await stage.context.newPage();
    let opened = 0;
    page.on('request', (request) => (opened += Number(request.isNavigationRequest())));
    await personIn(page).opens('/');
    await personIn(page).seesNews();
    expect(opened).toBe(1);
    await page.close();
  }
});

it('what has changed meanwhile is not shown again, and a full device shows nothing old', async () => {
  await readToday();
  const { page } = stage;
  const title = 'The crane of quay 3 is back';
  await publishFeatured(stage, title);
  await page.waitForFunction(
    ([key, words]) => localStorage.getItem(key!)?.includes(words!) ?? true,
    [keptToday, title],
  );
  await page.waitForFunction(
    ([key, words]) => localStorage.getItem(key!)?.includes(words!) ?? false,
    [keptToday, title],
    { timeout: 40_000 },
  );
  const full = await stage.context.newPage();
  await full.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await personIn(full).opens('/');
  await personIn(full).seesNews();
  await full.waitForFunction((key) => localStorage.getItem(key) === null, keptToday);
}, 90_000);

it('AUTH-31 signing out takes what the person has seen from the device', async () => {
  await readToday();
  const { page, person } = stage;
  expect(await kept(page)).not.toBeNull();
  await person.presses(/^Your menu/);
  await Promise.all([
    page.waitForURL(/logout|signed|localhost/),
    person.presses('Sign out', 'menuitem'),
  ]);
  const again = await stage.context.newPage();
  await personIn(again).opens('/auth-blank');
  const keys = await again.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.includes('of-person'))).toEqual([]);
});
