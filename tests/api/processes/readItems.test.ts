import { join } from 'node:path';
import { productEntry } from '../../support/servers/serverProcess';

type ReadItems = typeof import('../../../src/server/resources/feed/readItems').readItems;
const built = join(productEntry(), '..', 'resources', 'feed', 'readItems.js');
const { readItems } = jest.requireActual<{ readItems: ReadItems }>(built);

const feedOf = (items: string) => ({
  body: Buffer.from(`<rss version="2.0"><channel>${items}</channel></rss>`),
  contentType: 'text/xml',
  address: 'https://feed.example/rss.xml',
});
const title = (index: number) => `<item><title>${'Quay <b/>'.repeat(20)} ${index}</title></item>`;

it('a large feed is read beside everything else, and a large one that is none is refused', async () => {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const large = feedOf(Array.from({ length: 2_000 }, (_, index) => title(index)).join(''));
  expect(await readItems(large)).toHaveLength(100);
  isOver = true;
  expect(turns).toBeGreaterThan(1);
  await expect(readItems({ ...large, body: Buffer.alloc(60_000, '<') })).rejects.toThrow('no feed');
});
