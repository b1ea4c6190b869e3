import type { Locator } from 'playwright-core';
import { seesCount } from '../support/browser/person';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true, opensOwn: true });

/** How many of these stand in each line, from the top; those of one differ by a few pixels at most. */
async function countsInLines(these: Locator): Promise<number[]> {
  const tops = await these.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().top).sort((one, other) => one - other),
  );
  const starts = tops.filter((top, index) => top > (tops[index - 1] ?? -Infinity) + 20);
  return starts.map((start, line) => {
    const end = starts[line + 1] ?? Infinity;
    return tops.filter((top) => top >= start && top < end).length;
  });
}

it.each([
  ['/people', 'member', 'Narrow the search'],
  ['/admin/speed', 'admin', 'Which figures'],
])('the four filters of %s are never three in a line and one below', async (at, as, name) => {
  const { page, person } = await stage.open({ person: as, at });
  const fields = person.the('group', name).locator('input, select');
  await seesCount(fields, 4);
  for (const [width, lines] of [
    [320, [1, 1, 1, 1]],
    [390, [2, 2]],
    [768, [2, 2]],
    [1024, [4]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await countsInLines(fields)]).toEqual([width, lines]);
  }
});

it('on a small phone no line of a list of permissions begins with its comma', async () => {
  const { page } = await stage.open({ person: 'admin', at: '/admin/teams-app', width: 320 });
  const lists = page.locator('dd code').filter({ hasText: ',' });
  await lists.first().waitFor();
  const parted = await lists.evaluateAll((all) =>
    all
      .flatMap(({ childNodes }) => [...childNodes])
      .flatMap((node) => {
        const text = node.textContent ?? '';
        const topOf = (index: number) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().top;
        };
        return [...text.matchAll(/,/g)]
          .filter(({ index }) => topOf(index) !== topOf(index - 1))
          .map(({ index }) => text.slice(0, index + 1));
      }),
  );
  expect(parted).toEqual([]);
});
