import { galleryState, withToggled } from '#shared/rules/pictures/gallery';

it('GALLERY-01 GALLERY-02 GALLERY-03 a gallery shows 4 images, 4 more with each press, never more than there are', () => {
  expect([0, 1, 2, 3].map((presses) => galleryState(presses, 10).shown)).toEqual([4, 8, 10, 10]);
  expect(galleryState(0, 5)).toEqual({ shown: 4, hasMore: true, hasLess: false });
  expect(galleryState(0, 4)).toEqual({ shown: 4, hasMore: false, hasLess: false });
  expect(galleryState(2, 10)).toEqual({ shown: 10, hasMore: false, hasLess: true });
});

it('GALLERY-05 beyond the maximum the oldest selected image goes and the new one stays', () => {
  expect(
    ['a', 'b', 'c'].reduce<string[]>((selected, address) => withToggled(selected, address, 2), []),
  ).toEqual(['b', 'c']);
  expect(withToggled(['b', 'c'], 'b', 2)).toEqual(['c']);
  expect(withToggled(['a'], 'b', 1)).toEqual(['b']);
});
