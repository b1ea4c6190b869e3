import { join } from 'node:path';
import { cleanHtml } from '../../../src/server/html/cleanHtml';
import { productEntry } from '../../support/servers/serverProcess';

type CleanText = typeof import('../../../src/server/html/cleanText').cleanText;
const built = join(productEntry(), '..', 'html', 'cleanText.js');
const { cleanText } = jest.requireActual<{ cleanText: CleanText }>(built);

/** How often others had their turn until a text was cleaned. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work;
  isOver = true;
  return turns;
}

const paragraph = '<p onclick="go()">The <b>quay</b> <script>go()</script>opens.</p>';
const long = paragraph.repeat(10_000);

it('a long text is cleaned beside everything else, a short one at once, both alike', async () => {
  expect(await turnsDuring(cleanText(paragraph))).toBe(0);
  const work = cleanText(long, true);
  expect(await turnsDuring(work)).toBeGreaterThan(1);
  expect(await work).toEqual({ html: cleanHtml(long), active: ['onclick', '<script>'] });
  expect(await cleanText(paragraph)).toEqual({ html: cleanHtml(paragraph), active: [] });
});

it('a text that takes too much is given up, and cleaned nowhere else', async () => {
  const max = { milliseconds: 1, megabytes: 1_000 };
  await expect(cleanText(long, true, max)).rejects.toThrow('more than 1 ms');
});

it('a text that cannot be cleaned in its thread is cleaned nowhere else', async () => {
  const broken = { length: long.length } as string;
  // Here it would fail by the parser's own error.
  await expect(cleanText(broken)).rejects.toMatchObject({ name: 'Error' });
  expect(() => cleanHtml(broken)).toThrow(TypeError);
});
