import {
  chosenFrom,
  previewed,
  shownImage,
  startingChoice,
  trashed,
} from '#shared/rules/pictures/imageChoice';
import { sourceSet } from '#shared/rules/pictures/imageSizes';
import { dialogOf, titleOfFile } from '#shared/rules/pictures/imageUses';

it('IMAGES-11 IMAGES-12 IMAGES-13 a picture has one source; another or none clears what was chosen', () => {
  expect(startingChoice('')).toEqual({ source: 'none', url: '', selected: [], isTrashed: false });
  expect(startingChoice('/i/1.png')).toEqual({
    ...{ source: 'address', url: '/i/1.png', selected: [], isTrashed: false },
  });
  expect(chosenFrom('gallery', '/i/2.png')).toEqual({
    ...{ source: 'gallery', url: '/i/2.png', selected: ['/i/2.png'], isTrashed: false },
  });
  expect(chosenFrom('upload', '/i/3.png')).toEqual({
    ...{ source: 'upload', url: '/i/3.png', selected: [], isTrashed: false },
  });
  expect(trashed()).toEqual({ source: 'none', url: '', selected: [], isTrashed: true });
});

it('IMAGES-14 a picture that is looked at shows instead, and leaving it restores the one before', () => {
  const chosen = chosenFrom('gallery', '/i/2.png');
  const looking = previewed(chosen, '/i/4.png');
  expect([shownImage(chosen), shownImage(looking), shownImage(trashed())]).toEqual([
    ...['/i/2.png', '/i/4.png', ''],
  ]);
  expect(previewed(looking, undefined)).toStrictEqual(chosen);
});

it('an uploaded picture is offered in each width, one that may move or of elsewhere as it is', () => {
  const address = `/images/${'0a'.repeat(20)}.jpg`;
  const parts = sourceSet(address)?.split(',');
  expect(parts).toHaveLength(7);
  expect(parts?.[0]).toBe(`${address}?width=160 160w`);
  expect(sourceSet(address.replace('jpg', 'png'))).toContain('.png?width=1920 1920w');
  for (const other of [
    address.replace('jpg', 'gif'),
    `https://x.example${address}`,
    `${address}?x=1`,
    address.replace('0a', 'zz'),
    address.replace('0a', ''),
    address.replace('.', 'x'),
  ])
    expect(sourceSet(other)).toBeUndefined();
});

it('a picture in use is looked at in the dialog of its thing, where there is one', () => {
  expect([dialogOf('apptiles', 7), dialogOf('navigationnodes', 8), dialogOf('pages', 9)]).toEqual([
    ...['/?modal=app-tiles/edit/7', '/?modal=find-information/edit/8', null],
  ]);
});

it('a picture without a title has the name of its file, without folder, ending and odd signs', () => {
  expect(
    [
      'Quay at noon.JPG',
      'C:\\fakepath\\Crane  2\u0007.png',
      'album/2026.summer.jpeg',
      '.jpg',
      'Notes.of-the-day',
      'v1.5 plan',
      ' Ship ',
      undefined,
    ].map(titleOfFile),
  ).toEqual([
    'Quay at noon',
    'Crane 2',
    '2026.summer',
    '',
    'Notes.of-the-day',
    'v1.5 plan',
    'Ship',
    '',
  ]);
  expect(titleOfFile(`${'x'.repeat(300)}.png`)).toHaveLength(255);
});
