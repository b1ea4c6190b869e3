import { signIn, watchForTrouble } from '../support/browser/browser';
import { setStage } from '../support/browser/stage';
import { storeSetting } from '../support/content/pages';

const stage = setStage({ isBare: true });
const member = 'member@nordvik.example';

const localKeys = () => stage.page.evaluate(() => Object.keys(localStorage));
const newsHeading = () =>
  stage.page.getByRole('region', { name: 'Your news' }).getByRole('article').first();

it('CACHE-19 disabled local storage is cleared and unused by portal and sign-in; a reload needs no sign-in', async () => {
  const { page, context, portal } = stage;
  const trouble = watchForTrouble(context);
  await signIn(page, portal.url, member);
  await newsHeading().waitFor();
  expect((await localKeys()).some((key) => key.startsWith('msal'))).toBe(true);
  await storeSetting(stage, 'disableLocalStorage', true);
  try {
    // The last time the person was asked is long ago: asking again so soon would count as a loop.
    await page.evaluate(() => sessionStorage.removeItem('portal:asked'));
    await page.goto(portal.url);
    await newsHeading().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await localKeys()).toEqual([]);
    const left: string[] = [];
    page.on('framenavigated', (frame) => left.push(new URL(frame.url()).origin));
    await page.reload();
    await newsHeading().waitFor();
    expect(await localKeys()).toEqual([]);
    expect(left.filter((origin) => origin !== portal.url)).toEqual([]);
  } finally {
    await stage.call('admin', 'DELETE', '/featuresettings/disableLocalStorage');
  }
  expect(trouble).toEqual([]);
});
