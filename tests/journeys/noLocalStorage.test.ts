import { watchForTrouble } from '../support/browser/browser';
import { setStage } from '../support/browser/stage';
import { storeSetting } from '../support/content/pages';

const stage = setStage({ isBare: true });

const localKeys = () => stage.page.evaluate(() => Object.keys(localStorage));

it('CACHE-19 disabled local storage is cleared and unused by portal and sign-in; a reload needs no sign-in', async () => {
  const { page, person, context, portal } = stage;
  const trouble = watchForTrouble(context);
  await person.signsIn('member');
  await person.seesNews('Your news');
  expect((await localKeys()).some((key) => key.startsWith('msal'))).toBe(true);
  await storeSetting(stage, 'disableLocalStorage', true);
  try {
    // The last time the person was asked is long ago: asking again so soon would count as a loop.
    await page.evaluate(() => sessionStorage.removeItem('portal:asked'));
    await person.opens('/');
    await person.seesNews('Your news');
    await page.waitForLoadState('networkidle');
    expect(await localKeys()).toEqual([]);
    const left: string[] = [];
    page.on('framenavigated', (frame) => left.push(new URL(frame.url()).origin));
    await page.reload();
    await person.seesNews('Your news');
    expect(await localKeys()).toEqual([]);
    expect(left.filter((origin) => origin !== portal.url)).toEqual([]);
  } finally {
    await stage.call('admin', 'DELETE', '/featuresettings/disableLocalStorage');
  }
  expect(trouble).toEqual([]);
});
