import { axeViolations } from '../../support/browser/browser';
import { storePage } from '../../support/content/pages';
import { setStage } from '../../support/browser/stage';
import { until } from '../../support/until';

const stage = setStage({ isBare: true });

it('an editor writes, previews and recovers a post after a reload, then publishes and corrects it', async () => {
  const { page, person } = await stage.open({ person: 'editor', at: '/pages/news/add' });
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('A quay of our own');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('It opens in spring.');
  await person.sees(/^Saved as your working copy at/);
  await person.presses('Preview');
  await person.presses('As a reader');
  await person.presses('As somebody who reads …', 'radio');
  await person.sees(/^Preview: Such a reader/);
  await person.sees("It's for everybody.");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.reload();
  await person.sees('It opens in spring.');
  expect(await title.inputValue()).toBe('A quay of our own');
  await person.presses('Publish …');
  await person.sees(/^Reaches \d+ of \d+ people\.$/);
  await person.presses('Publish now');
  await person.arrivesAt('A quay of our own');
  await person.presses('Edit page', 'link');
  await title.fill('A quay for all of us');
  await person.presses('Publish changes');
  await person.inThe('dialog').presses('Publish changes');
  await person.arrivesAt('A quay for all of us');
}, 60_000);

it('on a phone the settings are a sheet, and the page fits', async () => {
  const { page, person } = await stage.open({
    ...{ person: 'editor', at: '/pages/news/add' },
    ...{ width: 390, height: 844 },
  });
  await person.sees('Title', 'textbox');
  await person.presses('Settings');
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByLabel(/^Expires/)
    .waitFor();
  await page.keyboard.press('Escape');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

it('on a phone a wide table scrolls in itself, for who writes it as for who reads it', async () => {
  const cells = ['Place', 'Telephone', 'Responsible', 'Opening hours', 'Remarks', 'Open'];
  const row = cells.map((cell) => `<td>${cell}_since_the_spring</td>`).join('');
  const { Path } = await storePage(stage, { Content: `<table><tr>${row}</tr></table>` });
  const { page } = await stage.open({ person: 'editor', at: Path, width: 390, height: 844 });
  for (const address of [Path, `${Path}/edit`]) {
    await page.goto(`${stage.portal.url}${address}`);
    const frame = page.locator('main').locator('div:has(> table)');
    await frame.waitFor();
    await until(() => frame.evaluate((part) => part.scrollWidth > part.clientWidth));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  }
});

it.each(['da-DK', 'en-GB', 'fi-FI', 'nb-NO', 'sv-SE'])(
  'on the narrowest phone the actions are in one row, in %s',
  async (locale) => {
    const { page } = await stage.open({
      ...{ person: 'editor', at: '/pages/news/add' },
      ...{ width: 320, height: 568, options: { locale } },
    });
    await page.locator('[contenteditable=true]').waitFor();
    const bar = page.locator('form').getByRole('toolbar').first();
    const tops = await bar
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  },
);
