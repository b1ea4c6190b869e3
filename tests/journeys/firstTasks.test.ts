import type { Locator } from 'playwright-core';
import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true, opensOwn: true });
const phone = { width: 390, height: 844 };

const endOf = async (place: Locator) => {
  const { y, height } = (await place.boundingBox())!;
  return y + height;
};

it('the lunch of today is seen on a phone without scrolling and without a press', async () => {
  const { body } = await stage.call<RestaurantMenu[]>('admin', 'GET', '/restaurantmenus/all');
  // There is none at weekends.
  const days = { Saturday: 'Fish soup', Sunday: 'Fish soup' };
  for (const { Id } of body) await stage.call('admin', 'PUT', `/restaurantmenus/${Id}`, days);
  const { person, trouble } = await stage.open(phone);
  const lunch = person.within('For you now').the('button', /^Lunch today: \w+/);
  await lunch.waitFor();
  expect(await endOf(lunch)).toBeLessThan(phone.height / 2);
  expect(trouble).toEqual([]);
});

it('READING-04 what is overdue is read and confirmed with two presses', async () => {
  const { person, page, trouble } = await stage.open(phone);
  await person
    .within('For you now')
    .place.getByText(/overdue/)
    .first()
    .click();
  const list = page.getByRole('region', { name: 'Your required reading' });
  const overdue = list.getByRole('listitem').filter({ hasText: 'Overdue' });
  await overdue.getByRole('button', { name: /^Mark as read/ }).click();
  await overdue.waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
});

it('PEOPLE-05 a colleague is found by skill and called with three presses on a phone', async () => {
  const { person, page, trouble } = await stage.open(phone);
  await person.seesNews();
  await page.getByRole('navigation').last().getByRole('link', { name: 'Find colleague' }).click();
  await person.fills('Skill', 'copywr');
  await page.waitForURL(/skill=copywr/);
  const found = page.getByRole('region', { name: 'Colleagues' }).getByRole('listitem');
  await found.first().getByRole('button').click();
  const call = page.getByRole('dialog').getByRole('link', { name: 'Call' });
  expect(await call.getAttribute('href')).toMatch(/^https:\/\/teams\.microsoft\.com\/l\/call\//);
  expect(trouble).toEqual([]);
});
