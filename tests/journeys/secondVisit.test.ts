import { signIn } from '../support/browser/browser';
import { publishFeatured } from '../support/content/publishFeatured';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true });

const featured = () =>
  stage.page.getByRole('region', { name: 'Featured news' }).getByRole('article').first();

beforeEach(async () => {
  const { page, portal } = stage;
  await signIn(page, portal.url, 'member@nordvik.example');
  await page.getByRole('region', { name: 'Your news' }).getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
});

it('CACHE-18 OFFLINE-05 cached news shows on the next visit while no service answers', async () => {
  const { page, context } = stage;
  await context.route(/\/api\/|\/_api\/|\/v1\.0\//, () => undefined);
  await page.reload();
  await featured().waitFor();
  await page.getByRole('region', { name: 'Your news' }).getByRole('article').first().waitFor();
});

it('CACHE-14 another build of the client empties the cache and asks again', async () => {
  const { page, context, portal } = stage;
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
  expect(await featured().count()).toBe(0);
  release();
  await featured().waitFor();
});

it('a published change shows after the cached content without a reload by hand', async () => {
  const { page } = stage;
  const title = 'Quay 7 is open again from tonight';
  await publishFeatured(stage, title);
  await page.reload();
  await page
    .getByRole('region', { name: 'Featured news' })
    .getByRole('link', { name: new RegExp(title) })
    .waitFor();
});
