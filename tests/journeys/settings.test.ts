import { flawsInEveryTheme } from '../support/browser/browser';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true, opensOwn: true });

async function openSettings(width: number) {
  const opened = await stage.open({ at: '/settings', width });
  for (const name of ['Oslo', 'Norwegian']) await opened.person.sees(name, 'checkbox');
  return opened;
}

it('SETTINGS-43 CHANNELS-04 CACHE-17 a reader follows another channel in the settings, and Today shows a post of it at once', async () => {
  const { page, person, trouble } = await stage.open({ person: 'guest' });
  const post = page.getByRole('article').getByText('What we learned from the lost container');
  const news = page.getByRole('region', { name: 'Your news' });
  await news.getByRole('article').first().waitFor();
  await person.seesNews();
  expect(await post.count()).toBe(0);
  await news.getByRole('link', { name: 'Choose your channels' }).click();
  await person.the('checkbox', 'Safety').check();
  await person.isTold('Your interests has been updated');
  await person.presses('Back to Today', 'link');
  await post.first().waitFor();
  expect(trouble).toEqual([]);
});

it('what is chosen stands after a reload, and the keyboard alone is enough to choose', async () => {
  const { page, person } = await openSettings(1440);
  await person.the('checkbox', 'Bergen').focus();
  await page.keyboard.press('Space');
  await person.isTold('Your interests has been updated');
  await page.reload();
  await person.sees('Bergen', 'checkbox');
  expect(await person.the('checkbox', 'Bergen').isChecked()).toBe(true);
});

it('on a phone every choice is at least 44 px high', async () => {
  const { page } = await openSettings(390);
  const heights = await page
    .locator('main input, main button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

it('what a switch does is explained right below its name, on one edge with it', async () => {
  const { page, person } = await openSettings(1440);
  const [name, explanation] = [
    'Show news from the sites that I follow',
    /^SharePoint sites that you/,
  ];
  await person.sees(explanation);
  const edge = (text: string | RegExp) =>
    page.getByText(text).evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().left;
    });
  expect(await edge(explanation)).toBeCloseTo(await edge(name), 0);
});

it('the settings are accessible and do not scroll sideways in any theme, even after a failed save', async () => {
  const { context, page, person, trouble } = await openSettings(1440);
  expect(await flawsInEveryTheme(page, [390, 1440])).toEqual([]);
  expect(trouble).toEqual([]);
  await context.route('**/api/me/userchannelterms**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 }),
  );
  await person.presses('Turku', 'checkbox');
  await person.inThe('alert').sees('Your interests could not be saved');
  expect(await person.the('checkbox', 'Turku').isChecked()).toBe(true);
  const isWithinReach = () =>
    page
      .getByRole('alert')
      .getByRole('button', { name: 'Try again' })
      .evaluate((button) => button.getBoundingClientRect().bottom < innerHeight);
  expect(await isWithinReach()).toBe(true);
  expect(await flawsInEveryTheme(page, [1440, 390])).toEqual([]);
  expect(await isWithinReach()).toBe(true);
}, 60_000);
