import {
  importedInfobox,
  infoboxContentTypes,
  isUnusable,
  pictureSource,
  type OldInfobox,
} from '#shared/rules/widgets/infoboxImport';

const hosts = { allowed: ['video.example.com'], sharePointUrl: '' };
const imported = (fields: Partial<OldInfobox> = {}) =>
  importedInfobox(
    {
      ...{ Id: 1, Title: ' Quay ', ContentTypeId: infoboxContentTypes.text, InfoBoxText: null },
      ...{ InfoBoxLink: null, InfoBoxVideo: null, InfoBoxArea: null, InfoBoxSize: null },
      ...{ InfoBoxStyle: null, InfoBoxOrder: null, InfoBoxStart: null, InfoBoxEnd: null },
      ...{ FieldValuesAsHtml: {}, ...fields },
    },
    hosts,
  );

it('INFOBOX-34 an old infobox without anything becomes a text at the usual place', () => {
  expect(imported()).toEqual({
    ...{ Type: 0, Title: 'Quay', Content: '', LinkUrl: null, LinkDescription: null },
    ...{ PictureUrl: null, VideoEmbedCode: null, Style: 'None', Width: 'Auto', Order: 9_999 },
    ...{ StartDate: null, EndDate: null, RouteId: '/', AreaId: 'default' },
  });
  const long = 'x'.repeat(300);
  expect(imported({ Title: long }).Title).toHaveLength(255);
  const InfoBoxLink = { Url: 'https://x.example', Description: long };
  expect(imported({ InfoBoxLink }).LinkDescription).toHaveLength(255);
});

it('INFOBOX-34 its text, link and dates are kept, its words are read whatever their case', () => {
  expect(
    imported({
      ...{ InfoBoxText: '<p>North</p>', InfoBoxStart: '2026-11-01', InfoBoxEnd: '2026-12-01' },
      InfoBoxLink: { Url: 'https://x.example', Description: 'More' },
      ...{ InfoBoxArea: ' Information ', InfoBoxSize: 'FULL', InfoBoxStyle: 'Style 1 ' },
      InfoBoxOrder: ' 12 ',
    }),
  ).toMatchObject({
    ...{ Content: '<p>North</p>', StartDate: '2026-11-01', EndDate: '2026-12-01' },
    ...{ LinkUrl: 'https://x.example', LinkDescription: 'More', Order: 12 },
    ...{ RouteId: '/find-information', AreaId: 'right', Width: '100', Style: 'Accent1' },
  });
  expect(imported({ InfoBoxLink: { Url: 'https://x.example', Description: null } })).toMatchObject({
    ...{ LinkUrl: 'https://x.example', LinkDescription: null },
  });
});

it('INFOBOX-34 each area, size and style of the old list has its own in the new fields', () => {
  const areas = ['Top', 'Start', 'Light top', 'Light', 'Information', 'Elsewhere'];
  expect(areas.map((InfoBoxArea) => imported({ InfoBoxArea }))).toMatchObject([
    { RouteId: '/', AreaId: 'hero' },
    { RouteId: '/', AreaId: 'default' },
    { RouteId: '/light', AreaId: 'hero' },
    { RouteId: '/light', AreaId: 'default' },
    { RouteId: '/find-information', AreaId: 'right' },
    { RouteId: '/', AreaId: 'default' },
  ]);
  const sizes = ['Small', 'Third', 'Medium', 'Two thirds', 'Large', 'Full', 'Huge'];
  expect(sizes.map((InfoBoxSize) => imported({ InfoBoxSize }).Width)).toEqual([
    ...['25', '33', '50', '66', '75', '100', 'Auto'],
  ]);
  const styles = ['Style 1', 'Style 2', 'Style 3', 'Style 4'];
  expect(styles.map((InfoBoxStyle) => imported({ InfoBoxStyle }).Style)).toEqual([
    ...['Accent1', 'Accent2', 'Accent3', 'None'],
  ]);
});

it('INFOBOX-35 an order that is no number of up to four digits becomes 9999', () => {
  expect(
    ['0', '9998', '10000', '-1', '1.5', 'x1', '1x', ''].map(
      (InfoBoxOrder) => imported({ InfoBoxOrder }).Order,
    ),
  ).toEqual([0, 9_998, 9_999, 9_999, 9_999, 9_999, 9_999, 9_999]);
});

it('INFOBOX-09 an infobox keeps the media of its kind, and is of no use without them', () => {
  const FieldValuesAsHtml = { InfoBoxPicture: '<img src="/a.png">' };
  const media = { FieldValuesAsHtml, InfoBoxVideo: 'https://video.example.com/1' };
  const { text, picture, video } = infoboxContentTypes;
  const kept = (ContentTypeId: string) => imported({ ...media, ContentTypeId });
  expect(kept(text)).toMatchObject({ PictureUrl: null, VideoEmbedCode: null });
  expect(kept(picture)).toMatchObject({ PictureUrl: '/a.png', VideoEmbedCode: null });
  expect(kept(video)).toMatchObject({
    ...{ PictureUrl: '/a.png', VideoEmbedCode: 'https://video.example.com/1' },
  });
  // A list has content types of its own, which are made from these.
  const ofList = `${picture}00A1B2C3D4E5F60718293A4B5C6D7E8F90`;
  expect(kept(ofList.toLowerCase())).toEqual(kept(picture));
  expect([text, picture, video].map(kept).map(isUnusable)).toEqual([false, false, false]);
  expect(
    [text, picture, video].map((ContentTypeId) => isUnusable(imported({ ContentTypeId }))),
  ).toEqual([false, true, true]);
  expect(isUnusable(imported({ Title: ' ' }))).toBe(true);
  expect(isUnusable(imported({ Title: null }))).toBe(true);
});

it('INFOBOX-34 of no use is also what the server would refuse', () => {
  const linked = (Url: string, Description: string | null = null) =>
    imported({ InfoBoxLink: { Url, Description } });
  const ofLength = (length: number) => imported({ InfoBoxText: 'x'.repeat(length) });
  const dated = (InfoBoxStart: string, InfoBoxEnd: string) =>
    imported({ InfoBoxStart, InfoBoxEnd });
  const [first, second] = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'];
  const usable = [
    linked('https://x.example/a%20b', 'y'.repeat(300)),
    linked('/pages'),
    ofLength(20_000),
    imported({ InfoBoxText: '\u{1f6a2}'.repeat(20_000) }),
    dated(first, second),
  ];
  const refused = [
    linked('mailto:ann@nordvik.example'),
    linked('https://x.example/a b'),
    linked(`https://x.example/${'a'.repeat(2_000)}`),
    linked('', 'More'),
    ofLength(20_001),
    dated(second, first),
    imported({
      ContentTypeId: infoboxContentTypes.picture,
      FieldValuesAsHtml: { InfoBoxPicture: '<img src="/my picture.png">' },
    }),
  ];
  expect(usable.map(isUnusable)).toEqual(usable.map(() => false));
  expect(refused.map(isUnusable)).toEqual(refused.map(() => true));
});

it('IMAGES-19 the src is read as a browser reads it, whatever SharePoint has encoded', () => {
  expect(
    pictureSource('<img src="https&#58;//x.example/a&#x2e;png?b=&quot;1&quot;&amp;c=2">'),
  ).toBe('https://x.example/a.png?b="1"&c=2');
  expect(pictureSource('<img src="/a&amp;#58;b.png">')).toBe('/a&#58;b.png');
});

it('IMAGES-19 the src is found with spaces around its sign, in its own img only', () => {
  expect(pictureSource('<img src = "/a.png">')).toBe('/a.png');
  expect(pictureSource(`<p><img alt="Quay" width='9' src='/a.png' /></p>`)).toBe('/a.png');
  expect(pictureSource('<img alt="x"><p src="/a.png">')).toBeUndefined();
  expect(pictureSource('<images src="/a.png">')).toBeUndefined();
  expect([pictureSource('<img src="">'), pictureSource(undefined)]).toEqual([undefined, undefined]);
});
