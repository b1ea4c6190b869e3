import { maxAddressLength } from '#shared/rules/addresses/webAddress';
import { maxVideoCode } from '#shared/rules/pictures/videoAddress';
import { infoboxTypes } from '#shared/rules/widgets/infoboxes';
import { emptyTile, validateTile } from '../../../src/client/features/appTiles/edit/tileValues';
import {
  emptyMessage,
  validateMessage,
} from '../../../src/client/features/broadcasts/messageValues';
import {
  validateNode,
  valuesOfNode,
} from '../../../src/client/features/findInformation/edit/nodeValues';
import {
  emptyInfobox,
  validateInfobox,
} from '../../../src/client/features/infoboxes/edit/infoboxValues';
import { emptyPage, validatePage } from '../../../src/client/features/page/edit/pageValues';
import { validateMenu, valuesOfMenu } from '../../../src/client/features/restaurants/menuValues';
import { texts as appEditor } from '../../../src/client/texts/appEditor/da';
import { texts as editing } from '../../../src/client/texts/editing/da';
import { texts as infoboxes } from '../../../src/client/texts/infoboxes/da';
import { texts as pageEditor } from '../../../src/client/texts/pageEditor/da';

const hosts = { allowed: [], sharePointUrl: '' };
const tooLong = (max: number) => `Brug højst ${max} tegn.`;
const addressOf = (length: number, start = 'https://graph.microsoft.com/') =>
  start.padEnd(length, 'p');
const video = (length: number) =>
  '<iframe src="https://player.vimeo.com/video/76979871"></iframe>'.padEnd(length, '-');

it('the form of an app says in the own language which address or code is too long', () => {
  const errorsOf = (more: number) =>
    validateTile(
      {
        ...emptyTile(false),
        Title: 'Rejser',
        Url: addressOf(maxAddressLength + more, 'nordvik.example/'),
        IconUrl: addressOf(maxAddressLength + more),
        IntegrationEndpointUrl: `${addressOf(maxAddressLength + more)} `,
        IntroductionVideo: `${video(maxVideoCode + more)} `,
      },
      {
        ...{ own: appEditor, editing, hosts },
        services: { graphUrl: 'https://graph.microsoft.com', sharePointUrl: '' },
      },
    );
  // The protocol that is put before a host counts too.
  expect(errorsOf(-8)).toEqual({});
  expect(errorsOf(1)).toEqual({
    Url: tooLong(maxAddressLength),
    IconUrl: tooLong(maxAddressLength),
    IntegrationEndpointUrl: tooLong(maxAddressLength),
    IntroductionVideo: tooLong(maxVideoCode),
  });
});

it('the form of an infobox says in the own language which address or code is too long', () => {
  const errorsOf = (more: number) =>
    [
      { Type: infoboxTypes.picture, PictureUrl: addressOf(maxAddressLength + more) },
      { LinkUrl: addressOf(maxAddressLength + more) },
      { Type: infoboxTypes.video, VideoEmbedCode: video(maxVideoCode + more) },
    ].map((values) =>
      validateInfobox(
        { ...emptyInfobox({ route: '/', area: 'hero' }, ''), Title: 'Kaj 4', ...values },
        { texts: infoboxes, forms: editing.forms, hosts },
      ),
    );
  expect(errorsOf(0)).toEqual([{}, {}, {}]);
  expect(errorsOf(1)).toEqual([
    { PictureUrl: tooLong(maxAddressLength) },
    { LinkUrl: tooLong(maxAddressLength) },
    { VideoEmbedCode: tooLong(maxVideoCode) },
  ]);
});

it('the form of an entry of the menu says in the own language that its address is too long', () => {
  const errorsOf = (length: number) =>
    validateNode(
      {
        ...valuesOfNode(undefined, { ParentId: null }),
        ...{ Title: 'Kaj 4', Url: addressOf(length) },
      },
      editing,
    );
  expect(errorsOf(maxAddressLength)).toEqual({});
  expect(errorsOf(maxAddressLength + 1)).toEqual({ Url: tooLong(maxAddressLength) });
});

it('the form of an alert says in the own language that the address of its link is too long', () => {
  const errorsOf = (length: number) =>
    validateMessage({ ...emptyMessage, Title: 'Kaj 4', LinkUrl: addressOf(length) }, 77, editing);
  expect(errorsOf(maxAddressLength)).toEqual({});
  expect(errorsOf(maxAddressLength + 1)).toEqual({ LinkUrl: tooLong(maxAddressLength) });
});

it('what a banner shows and says is counted as the server counts it: an emoji is one', () => {
  const errorsOf = (more: number) =>
    validatePage(
      {
        ...emptyPage({ kind: 'news', language: '', owner: '' }),
        ...{ Title: 'Kaj 4', Content: '<p>Kaj</p>', BannerImageUrl: '/images/kaj.png' },
        BannerImageText: '🙂'.repeat(500 + more),
        BannerImageAltText: '🙂'.repeat(500 + more),
      },
      editing,
      pageEditor,
    );
  expect(Object.values(errorsOf(0)).filter(Boolean)).toEqual([]);
  expect(errorsOf(1)).toMatchObject({
    BannerImageText: tooLong(500),
    BannerImageAltText: tooLong(500),
  });
});

it('the dishes of a day are counted as the server counts them: an emoji is one', () => {
  const errorsOf = (length: number) =>
    validateMenu({ ...valuesOfMenu(undefined), Friday: '🐟'.repeat(length) }, editing);
  expect(errorsOf(2_000)).toEqual({});
  expect(errorsOf(2_001)).toEqual({ Friday: tooLong(2_000) });
});
