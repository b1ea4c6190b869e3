import { documentItems, documentLimits, documentTabs } from '#shared/rules/documents';

const used = (lastAccessedDateTime: string, lastModifiedDateTime: string) => ({
  resourceVisualization: {
    title: 'Plan',
    type: 'Word',
    containerWebUrl: 'https://x.example/sites/a',
  },
  resourceReference: { webUrl: 'https://x.example/plan.docx' },
  lastUsed: { lastAccessedDateTime, lastModifiedDateTime },
});
const shared = {
  resourceVisualization: { title: 'Budget', type: 'Excel' },
  resourceReference: { webUrl: 'https://x.example/budget.xlsx' },
  lastShared: { sharedDateTime: '2026-11-01T08:00:00Z', sharedBy: { displayName: 'Ann' } },
};

it('DOCS-05 a document has its title, path, kind, what happened to it last and when, who shared it, its place and where it lies', () => {
  const [opened, changed, given] = documentItems([
    used('2026-11-02T08:00:00Z', '2026-11-01T08:00:00Z'),
    used('2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z'),
    shared,
  ]);
  const plan = {
    Title: 'Plan',
    Path: 'https://x.example/plan.docx',
    IconClasses: 'Word',
    ContainerUrl: 'https://x.example/sites/a',
  };
  expect(opened).toEqual({
    ...plan,
    Rank: 1,
    EdgeAction: 'opened',
    EdgeDate: '2026-11-02T08:00:00Z',
    LastModified: '2026-11-01T08:00:00Z',
  });
  expect(changed).toEqual({
    ...plan,
    Rank: 2,
    EdgeAction: 'changed',
    EdgeDate: '2026-11-02T08:00:00Z',
    LastModified: '2026-11-02T08:00:00Z',
  });
  expect(given).toEqual({
    Title: 'Budget',
    Path: 'https://x.example/budget.xlsx',
    IconClasses: 'Excel',
    ContainerUrl: '',
    Rank: 3,
    EdgeAction: 'shared',
    EdgeDate: '2026-11-01T08:00:00Z',
    SharedBy: 'Ann',
  });
});

it('DOCS-09 a title of 40 characters stays; a longer one is cut to as many', () => {
  const titled = (title: string) =>
    documentItems([
      { resourceVisualization: { title }, resourceReference: { webUrl: 'https://x.example/a' } },
    ])[0]!.Title;
  expect(titled('x'.repeat(40))).toBe('x'.repeat(40));
  expect([...titled('x'.repeat(41))]).toHaveLength(40);
  expect([documentLimits.asked, documentLimits.shown, documentTabs.length]).toEqual([10, 5, 3]);
});

it('what has no address that can be opened is left out', () => {
  expect(
    documentItems([{ resourceReference: { webUrl: 'javascript:alert(1)' } }, {}, shared]).map(
      ({ Title }) => Title,
    ),
  ).toEqual(['Budget']);
});
