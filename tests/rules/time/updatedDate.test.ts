import { updatedDate } from '#shared/rules/time/updatedDate';

it.each([
  ['2026-11-02T08:00:00.000Z', true],
  ['2026-11-02T07:59:59.999Z', false],
  ['2026-10-30T08:00:00.000Z', false],
])(
  'a page that was published on 1 November at 8 and changed at %s is updated: %s',
  (Modified, is) => {
    const page = { PublishingDate: '2026-11-01T08:00:00.000Z', Modified };
    expect(updatedDate(page)).toBe(is ? Modified : null);
  },
);

it('a draft is not updated', () => {
  expect(updatedDate({ PublishingDate: null, Modified: '2026-11-02T08:00:00.000Z' })).toBeNull();
});
