import type { FrameLocator, Locator, Page } from 'playwright-core';
import { appFrame, openInTeams } from '../support/browser/teams';
import { setStage } from '../support/browser/stage';

const stage = setStage({
  isBare: true,
  opensOwn: true,
  environment: { TEAMS_NESTED_APP_AUTH: 'yes' },
});
const phone = { width: 390, height: 844 };

/** The first story's title, when whatever stands above it has come. */
async function firstTitle(place: Page | FrameLocator): Promise<Locator> {
  await place
    .getByRole('region', { name: 'For you now' })
    .getByText(/overdue/)
    .first()
    .waitFor();
  await place.locator('summary', { hasText: /^Aurora sails.* and 1 more$/ }).waitFor();
  expect(await place.locator('[data-broadcast]').count()).toBeGreaterThan(0);
  const story = place.getByRole('region', { name: 'Featured news' }).getByRole('article').first();
  await story.waitFor();
  return story.getByRole('heading');
}
const topOf = async (place: Locator) => (await place.boundingBox())!.y;
const endOf = async (place: Locator) => {
  const { y, height } = (await place.boundingBox())!;
  return y + height;
};

it.each(['member', 'frontline', 'editor'])(
  'on a phone the first story’s title is on the first screen of a %s',
  async (person) => {
    const { page } = await stage.open({ person, ...phone });
    const bar = page
      .getByRole('navigation')
      .filter({ has: page.getByText('Today') })
      .last();
    expect(await endOf(await firstTitle(page))).toBeLessThan(await topOf(bar));
  },
);

it('in Teams on a phone the first story’s title is on the first screen too', async () => {
  const context = await stage.browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await openInTeams(page, stage.portal.devTenant.hostUrl, { naa: 'true', device: 'phone' });
  const frame = page.locator('#stage iframe');
  expect(await endOf(await firstTitle(appFrame(page)))).toBeLessThan(await endOf(frame));
  await context.close();
});
