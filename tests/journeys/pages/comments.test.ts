import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { NewPage } from '#shared/contract/pages/pages';
import { axeViolations } from '../../support/browser/browser';
import { personAt, type Person } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';
import { hoursFromNow, storePage } from '../../support/content/pages';

const stage = setStage({ isBare: true, opensOwn: true });

/** A small window, so that what stands below the text is not near from the start. */
const small = { width: 800, height: 300 };

async function newPost(fields: Partial<NewPage> = {}): Promise<string> {
  const paragraph = '<p>The terminal opens on Monday with a breakfast on the quay.</p>';
  const { Path } = await storePage(stage, {
    ...{ Title: 'What do you think?', Content: paragraph.repeat(40) },
    ...{ PublishingDate: hoursFromNow(0), IsCommentsEnabled: true, ...fields },
  });
  return Path;
}

/** The place in which the comment service shows its own page. */
const commentsOf = ({ page, place }: Person) =>
  personAt(page, stage.portal.url, place.frameLocator('iframe[title="Comments on this page"]'));
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

it('COMMENTS-01 COMMENTS-04 comments load when the reader comes near, and are written there', async () => {
  const { page, person, context, trouble } = await stage.open({ ...small, at: await newPost() });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await person.arrivesAt('What do you think?');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes('comment'))).toEqual([]);
  await toTheEnd(page);
  const comments = commentsOf(person);
  await comments.sees('No comments yet.');
  await comments.fills('Your comment', 'See you there');
  await comments.presses('Add comment');
  await comments.sees('See you there');
  expect(await axeViolations(page)).toEqual([]);
  expect(trouble).toEqual([]);
});

it('COMMENTS-01 a page without comments shows none', async () => {
  const { page, person } = await stage.open({
    ...small,
    at: await newPost({ IsCommentsEnabled: false }),
  });
  await person.arrivesAt('What do you think?');
  await toTheEnd(page);
  await page.waitForLoadState('networkidle');
  expect(await person.the('region', 'Comments').count()).toBe(0);
});

it('a comment service that is away says so below the page, and is asked again', async () => {
  const at = await newPost();
  stage.portal.devTenant.control.fail({ service: 'feeds', status: 503 });
  const { page, person } = await stage.open({ ...small, at });
  await person.arrivesAt('What do you think?');
  await toTheEnd(page);
  await person.within('Comments').sees("The comments can't be loaded right now.");
  stage.portal.devTenant.control.reset();
  await person.within('Comments').presses('Try again');
  await commentsOf(person).sees('Add comment', 'button');
});

/** The colour of a point of the window, as `r,g,b`. */
async function colourAt(page: Page, x: number, y: number): Promise<string> {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data].join();
}

it.each(['light', 'dark', 'high contrast'] as const)(
  'comments wear the colours of the page: %s',
  async (theme) => {
    const { page, person } = await stage.open({ ...small, at: await newPost(), theme });
    await person.arrivesAt('What do you think?');
    await toTheEnd(page);
    await commentsOf(person).sees('Your comment', 'textbox');
    await page.locator('iframe').evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const { x, y } = (await page.locator('iframe').boundingBox())!;
    expect(await colourAt(page, x + 1, y + 1)).toBe(await colourAt(page, x - 4, y + 1));
  },
);
