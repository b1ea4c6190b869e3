import { axeViolations } from '../../support/browser/browser';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true });

it('an editor writes, previews and recovers a post after a reload, then publishes and corrects it', async () => {
  const { page } = await stage.open({ person: 'editor', at: '/pages/news/add' });
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('A quay of our own');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('It opens in spring.');
  await page.getByText(/^Kept as your working copy at/).waitFor();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'As a reader' }).click();
  await page.getByRole('radio', { name: 'As somebody who reads …' }).click();
  await page.getByText(/^Preview: Such a reader/).waitFor();
  await page.getByText('It is for everybody.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText('It opens in spring.').waitFor();
  expect(await title.inputValue()).toBe('A quay of our own');
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByText(/^Reaches \d+ of \d+ people\.$/).waitFor();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('heading', { level: 1, name: 'A quay of our own' }).waitFor();
  await page.getByRole('link', { name: 'Edit page' }).click();
  await title.fill('A quay for all of us');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('heading', { level: 1, name: 'A quay for all of us' }).waitFor();
}, 60_000);

it('on a phone the settings are a sheet, and the page fits', async () => {
  const { page } = await stage.open({
    ...{ person: 'editor', at: '/pages/news/add' },
    ...{ width: 390, height: 844 },
  });
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByLabel(/^Expires/)
    .waitFor();
  await page.keyboard.press('Escape');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
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
