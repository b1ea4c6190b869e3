import {
  arrangeBoard,
  boardSections,
  boardTab,
  configurableTabs,
  configurationsOf,
  isOffered,
  moveSection,
  withoutArranging,
  type PlacedSection,
  type TabConfiguration,
} from '#shared/rules/widgets/board';
import { pageRoutes } from '#shared/rules/pages/routeTable';

const decided = (
  ComponentId: string,
  Order: number,
  changes: Partial<TabConfiguration> = {},
): TabConfiguration => ({ TabId: boardTab, ComponentId, Hidden: false, Order, ...changes });
const order = (...configurations: TabConfiguration[]) =>
  arrangeBoard(configurations).map(({ ComponentId }) => ComponentId);

it('BOARD-06 only a route that carries the marker is configurable, under its path', () => {
  expect(configurableTabs).toEqual(['your-board']);
  expect(
    Object.entries(pageRoutes)
      .filter(([, route]) => 'configurable' in route)
      .map(([path]) => path),
  ).toEqual(['/your-board']);
});

it('BOARD-04 sections without configuration keep their order by default', () => {
  expect(order()).toEqual(['appTiles', 'powerBI', 'myDay', 'myDocuments']);
  expect(arrangeBoard([]).some(({ Hidden }) => Hidden)).toBe(false);
  expect(order(decided('myDay', 1))).toEqual(['appTiles', 'myDay', 'powerBI', 'myDocuments']);
});

it('BOARD-03 order and hidden flag come from the configuration with the same TabId and ComponentId', () => {
  const configurations = [
    decided('myDay', 9, { TabId: 'collaboration', Hidden: true }),
    decided('appTiles', 3, { Hidden: true }),
    decided('powerBI', 2),
    decided('myDay', 1),
    decided('unknown', 1),
    decided('myDocuments', 4),
  ];
  expect(arrangeBoard(configurations)).toEqual([
    { ComponentId: 'myDay', Hidden: false },
    { ComponentId: 'powerBI', Hidden: false },
    { ComponentId: 'appTiles', Hidden: true },
    { ComponentId: 'myDocuments', Hidden: false },
  ]);
});

it('a section is moved to the place of another, and what is stored is read back the same', () => {
  const up = moveSection(arrangeBoard([]), 'myDay', 'appTiles');
  expect(up.map(({ ComponentId }) => ComponentId)).toEqual([
    'myDay',
    'appTiles',
    'powerBI',
    'myDocuments',
  ]);
  expect(moveSection(up, 'myDay', 'powerBI').map(({ ComponentId }) => ComponentId)).toEqual([
    'appTiles',
    'powerBI',
    'myDay',
    'myDocuments',
  ]);
  expect(arrangeBoard(configurationsOf(up))).toEqual(up);
  expect(configurationsOf(up).map(({ Order }) => Order)).toEqual([1, 2, 3, 4]);
});

it('what comes from Microsoft 365 is offered with a licence, reports only where they are switched on', () => {
  const offered = (licensed: boolean, enablePowerBI: boolean) =>
    boardSections.filter((section) =>
      isOffered(section, { licensed, settings: { enablePowerBI } }),
    );
  expect(offered(true, true)).toEqual(boardSections);
  expect(offered(true, false)).toEqual(['appTiles', 'myDay', 'myDocuments']);
  expect(offered(false, true)).toEqual(['appTiles']);
});

describe('BOARD-14 a change that is taken back', () => {
  const before = arrangeBoard([]);
  const hide = (sections: PlacedSection[], hidden: string) =>
    sections.map((each) => (each.ComponentId === hidden ? { ...each, Hidden: true } : each));

  it('shows what it hid again, and keeps what was moved and hidden elsewhere since', () => {
    const after = hide(before, 'myDay');
    const elsewhere = hide(moveSection(before, 'myDocuments', 'appTiles'), 'powerBI');
    expect(withoutArranging(hide(elsewhere, 'myDay'), before, after)).toEqual(elsewhere);
    expect(withoutArranging(before, after, before)).toEqual(after);
  });

  it('brings the order of before, and keeps what was hidden elsewhere since', () => {
    const after = moveSection(before, 'myDay', 'appTiles');
    expect(withoutArranging(hide(after, 'powerBI'), before, after)).toEqual(
      hide(before, 'powerBI'),
    );
  });

  it('puts a section back to its place, and leaves the others where they were moved since', () => {
    const after = moveSection(before, 'myDay', 'appTiles');
    const elsewhere = moveSection(after, 'myDocuments', 'appTiles');
    const names = (sections: readonly PlacedSection[]) =>
      sections.map(({ ComponentId }) => ComponentId);
    expect(names(withoutArranging(elsewhere, before, after))).toEqual([
      'myDocuments',
      'appTiles',
      'myDay',
      'powerBI',
    ]);
    const beside = moveSection(before, 'myDay', 'powerBI');
    const last = moveSection(beside, 'powerBI', 'myDocuments');
    expect(names(withoutArranging(last, before, beside))).toEqual([
      'appTiles',
      'myDocuments',
      'myDay',
      'powerBI',
    ]);
  });

  it('brings the order of before after any number of moves', () => {
    const ordersOf = (sections: PlacedSection[]): PlacedSection[][] =>
      sections.length === 0
        ? [[]]
        : sections.flatMap((first) =>
            ordersOf(sections.filter((each) => each !== first)).map((rest) => [first, ...rest]),
          );
    const orders = ordersOf(before);
    expect(orders).toHaveLength(24);
    for (const after of orders) expect(withoutArranging(after, before, after)).toEqual(before);
  });
});
