import { publishFeatured } from '../support/content/publishFeatured';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true });

beforeEach(async () => {
  const { page, person } = stage;
  await person.signsIn('member');
  await person.seesNews('Your news');
  await page.waitForLoadState('networkidle');
});

it('CACHE-18 OFFLINE-05 cached news shows on the next visit while no service answers', async () => {
  const { page, person, context } = stage;
  await context.route(/\/api\/|\/_api\/|\/v1\.0\//, () => undefined);
  await page.reload();
  await person.seesNews();
  await person.seesNews('Your news');
});

it('CACHE-14 another build of the client empties the cache and asks again', async () => {
  const { page, person, context, portal } = stage;
  await context.route(`${portal.url}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/"buildHash":"[^"]+"/, '"buildHash":"another"'),
    });
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/api\/pages\/|\/_api\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('banner').waitFor();
  expect(
    await page.getByRole('region', { name: 'Featured news' }).getByRole('article').count(),
  ).toBe(0);
  release();
  await person.seesNews();
});

it('a published change shows after the cached content without a reload by hand', async () => {
  const { page, person } = stage;
  const title = 'Quay 7 is open again from tonight';
  await publishFeatured(stage, title);
  await page.reload();
  await person.within('Featured news').sees(new RegExp(title), 'link');
});
