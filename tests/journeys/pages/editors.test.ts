import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { axeViolations, themes, watchForTrouble } from '../../support/browser/browser';
import { clearInfoboxes, storeInfobox } from '../../support/content/infoboxes';
import { personAt } from '../../support/browser/person';
import { setStage, type Stage } from '../../support/browser/stage';
import { storeSetting } from '../../support/content/pages';
import { drawing } from '../../support/content/uploads';

const stage = setStage({ isBare: true, seeded: false });

/** Milliseconds for a whole journey, with axe in every theme, on a machine that is busy. */
const timeout = 90_000;

const editing = (page: Page) => page.getByRole('group', { name: 'Editing: Highlights' });

async function editInfoboxes({ page, person }: Stage): Promise<void> {
  await person.choosesInOwnMenu('Edit infoboxes');
  await editing(page).waitFor();
}

/** Waits until the tiles of the page are in this order. */
async function tiles(page: Page, ...titles: string[]): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[aria-label=Highlights] h2')]
        .map(({ textContent }) => textContent)
        .join() === wanted,
    titles.join(),
  );
}

/** Violations that axe finds in the page in light, dark and high contrast. */
async function violationsInEveryTheme(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, media] of Object.entries(themes)) {
    await page.emulateMedia(media);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    found.push(...(await axeViolations(page)).map((violation) => `${theme}: ${violation}`));
  }
  await page.emulateMedia(themes.light);
  return found;
}

it(
  'INFOBOX-10 INFOBOX-12 INFOBOX-13 INFOBOX-14 INFOBOX-15 INFOBOX-16 INFOBOX-17 an editor changes infoboxes in place in every way, and readers see it without a reload',
  async () => {
    const { page, person, browser } = stage;
    const trouble = watchForTrouble(stage.context, [/\/api\/users\/me$/]);
    await clearInfoboxes(stage);
    for (const Title of ['One', 'Two']) await storeInfobox(stage, { Title, Width: '25' });
    const reader = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    const visitor = personAt(reader, stage.portal.url);
    const connected = visitor.hearsOfChanges();
    await Promise.all([visitor.signsIn('member'), connected, person.signsIn('editor')]);
    await tiles(reader, 'One', 'Two');
    await editInfoboxes(stage);

    await editing(page).getByRole('button', { name: 'Add infobox' }).click();
    await person.fills('Title', 'Three');
    await page.getByRole('combobox', { name: 'Width' }).selectOption('25');
    await person.presses('Save');
    await tiles(page, 'One', 'Two', 'Three');
    await tiles(reader, 'One', 'Two', 'Three');

    // The page may scroll when the mouse goes to the handle.
    await page.getByRole('button', { name: 'Move One' }).hover();
    const { x, y } = (await page.getByRole('listitem', { name: 'Three, 3 of 3' }).boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 12);
    await tiles(page, 'Two', 'Three', 'One');
    await page.mouse.move(x + 44, y + 14, { steps: 2 });
    await page.mouse.up();
    await tiles(reader, 'Two', 'Three', 'One');

    await person.presses('Width of Two: 25%');
    await person.presses('100%', 'menuitemradio');
    await person.sees('Width of Two: 100%', 'button');
    await reader.waitForFunction(() => {
      const [first, second] = document.querySelectorAll<HTMLElement>('[aria-label=Highlights] li');
      return first && second && first.offsetWidth > 2 * second.offsetWidth;
    });

    await person.presses('Duplicate One');
    await tiles(page, 'Two', 'Three', 'One', 'One');
    await person.presses('Hide Three');
    await tiles(reader, 'Two', 'One', 'One');
    await person.presses('Undo');
    await tiles(reader, 'Two', 'Three', 'One', 'One');
    await person.presses('Delete Two');
    await person.confirms('Delete');
    await tiles(reader, 'Three', 'One', 'One');

    await reader.context().close();
    await clearInfoboxes(stage);
    expect(trouble).toEqual([]);
  },
  timeout,
);

it('INFOBOX-02 infoboxes take the part of the row that is theirs', async () => {
  const { page, person } = stage;
  await page.setViewportSize({ width: 1440, height: 900 });
  await clearInfoboxes(stage);
  const wanted = ['25', '75', '33', '66', '50', '50', '100', 'Auto'] as const;
  for (const Width of wanted) await storeInfobox(stage, { Title: Width, Width });
  await person.signsIn('member');
  await tiles(page, ...wanted);
  const shares = await page
    .getByRole('region', { name: 'Highlights' })
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((item) => {
        const list = item.parentElement!.getBoundingClientRect();
        // The gap of 16 pixels belongs to each.
        const share = (item.getBoundingClientRect().width + 16) / (list.width + 16);
        return Math.round(1_000 * share) / 10;
      }),
    );
  expect(shares).toEqual([25, 75, 33.3, 66.7, 50, 50, 100, 100]);
  await clearInfoboxes(stage);
});

it('INFOBOX-24 a video plays wherever its box is pressed, on the title too', async () => {
  const { page, person } = stage;
  await clearInfoboxes(stage);
  const VideoEmbedCode = 'https://youtu.be/dQw4w9WgXcQ';
  await storeInfobox(stage, { Type: 2, Title: 'The crew', VideoEmbedCode });
  await person.signsIn('member');
  const play = person.the('button', 'Play video: The crew');
  await play.waitFor();
  const { width, height } = (await play.boundingBox())!;
  await play.click({ position: { x: width / 2, y: height - 40 } });
  await page.locator('iframe[title="The crew"]').waitFor();
  await clearInfoboxes(stage);
});

it(
  'editing infoboxes has no accessibility violation in any theme, and fits on a phone',
  async () => {
    const { page, person } = stage;
    await clearInfoboxes(stage);
    await storeInfobox(stage, { RouteId: '/light' });
    await page.setViewportSize({ width: 390, height: 844 });
    await person.signsIn('editor', '/light');
    await editInfoboxes(stage);
    await person.sees('Delete Shore power', 'button');
    expect(await violationsInEveryTheme(page)).toEqual([]);
    expect(await person.scrollsSidewaysBy()).toBe(0);
  },
  timeout,
);

it(
  'IMAGES-02 IMAGES-07 IMAGES-09 IMAGES-11 a picture is made smaller, uploaded and shown; a failed upload leaves nothing and is retried',
  async () => {
    const { page, person, portal } = stage;
    const bytes = await drawing(1_400, 1_000).jpeg({ quality: 97 }).toBuffer();
    expect([bytes.length > 1_048_576, bytes.length <= 3_145_728]).toEqual([true, true]);
    await person.signsIn('editor', '/?modal=infoboxes%2Fadd&area=hero&route=%2F');
    await person.fills('Title', 'The new quay');
    await page.getByRole('radio', { name: 'Picture' }).check();
    const field = page.getByRole('group', { name: 'Picture' });
    await page.route('**/api/Image', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
    await field
      .locator('input[type=file]')
      .setInputFiles({ name: 'quay.jpg', mimeType: 'image/jpeg', buffer: bytes });
    const again = field.getByRole('button', { name: /try again/i });
    await again.waitFor();
    expect((await stage.call('editor', 'GET', '/Image')).body).toEqual([]);
    expect(await violationsInEveryTheme(page)).toEqual([]);
    await page.unroute('**/api/Image');
    await again.click();
    await field.getByRole('img', { name: 'The chosen picture' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe(
      'The new quay',
    );
    await person.presses('Save');
    const shown = page.getByRole('region', { name: 'Highlights' }).locator('img');
    await shown.waitFor();
    const [address] = (await stage.call<string[]>('editor', 'GET', '/Image')).body;
    expect(await shown.getAttribute('src')).toBe(address);
    const stored = await sharp(
      Buffer.from(await (await fetch(`${portal.url}${address}`)).arrayBuffer()),
    ).metadata();
    expect([stored.format, stored.width, stored.height]).toEqual(['jpeg', 840, 600]);
  },
  timeout,
);

it(
  'KPI-12 MENU-19 MENU-24 an editor makes a chart, a restaurant and its menu by keyboard, and an open Today shows them',
  async () => {
    const { page, person, browser } = stage;
    const reader = await (
      await browser.newContext({
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 4_000 },
      })
    ).newPage();
    const visitor = personAt(reader, stage.portal.url);
    const connected = visitor.hearsOfChanges();
    await storeSetting(stage, 'showRestaurantMenus', true);
    await Promise.all([
      visitor.signsIn('member'),
      connected,
      person.signsIn('editor', '/kpi-charts'),
    ]);

    await page.getByRole('button', { name: 'Add chart' }).press('Enter');
    await person.fills('Name', 'Ships on time');
    await person.fills('Title of figure 1', 'Spring');
    await person.fills('Value of figure 1', '92');
    expect(await violationsInEveryTheme(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Value of figure 1' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await axeViolations(page)).toEqual([]);
    await visitor.sees('Ships on time', 'heading');

    await person.opens('/restaurant-menus?modal=restaurants%2Fadd');
    await person.fills('Name', 'Quay canteen');
    await page.getByRole('textbox', { name: 'Name' }).press('Enter');
    await person.fills('All week', 'Salad bar');
    expect(await violationsInEveryTheme(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await person.isTold('Menu added');
    await visitor.sees('Salad bar');
    await page.setViewportSize({ width: 390, height: 844 });
    await person.sees('All week', 'textbox');
    expect(await person.scrollsSidewaysBy()).toBe(0);
    await reader.context().close();
  },
  timeout,
);
