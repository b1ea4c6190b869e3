import {
  backgroundSize,
  imageEndings,
  imageKindOf,
  imageStep,
  uploadedKind,
} from '#shared/rules/pictures/images';

it('IMAGES-05 IMAGES-06 IMAGES-07 IMAGES-08 a picture is made smaller by steps of its bytes', () => {
  expect(imageStep(1_048_576)).toEqual({ scale: 0.75, quality: 0.92 });
  expect(imageStep(1_048_577)).toEqual({ scale: 0.6, quality: 0.8 });
  expect(imageStep(3_145_728)).toEqual({ scale: 0.6, quality: 0.8 });
  expect(imageStep(3_145_729)).toEqual({ scale: 0.4, quality: 0.6 });
  expect(imageStep(5_242_880)).toEqual({ scale: 0.4, quality: 0.6 });
  expect(imageStep(5_242_881)).toEqual({ scale: 0.25, quality: 0.5 });
  expect(imageStep(6_291_456)).toEqual({ scale: 0.25, quality: 0.5 });
});

it('IMAGES-04 above 6291456 bytes there is no step', () => {
  expect(imageStep(6_291_457)).toBeUndefined();
});

it('IMAGES-09 IMAGES-23 what is resized becomes a jpeg, but gif goes as it is and png stays png where one sees through it', () => {
  expect(uploadedKind('jpeg', false)).toBe('jpeg');
  expect(uploadedKind('png', false)).toBe('jpeg');
  expect(uploadedKind('png', true)).toBe('png');
  expect(uploadedKind('gif', true)).toBe('gif');
});

it('IMAGES-10 IMAGES-22 a background is at least 576 wide, 960 for elements of 960 to 1400, else as wide as its element', () => {
  const widthFor = (element: number) => backgroundSize(element).width;
  expect([1, 575, 576, 577, 800, 959, 960, 1_200, 1_400, 1_401, 2_000].map(widthFor)).toEqual([
    576, 576, 576, 577, 800, 959, 960, 960, 960, 1_401, 2_000,
  ]);
  expect(backgroundSize(700).height).toBe(99_999);
});

it('IMAGES-03 the kinds are told by their first bytes', () => {
  expect(imageEndings).toEqual(['png', 'jpg', 'jpeg', 'gif']);
  expect(imageKindOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg');
  expect(imageKindOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('png');
  expect([imageKindOf(Buffer.from('GIF87a')), imageKindOf(Buffer.from('GIF89a'))]).toEqual([
    'gif',
    'gif',
  ]);
  for (const other of ['RIFF....WEBP', '<svg', 'BM', '', 'GIF88a'])
    expect(imageKindOf(Buffer.from(other))).toBeUndefined();
});
