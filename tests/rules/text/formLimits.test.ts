import { maxAddressLength } from '#shared/rules/addresses/webAddress';
import { maxPrincipals } from '#shared/rules/pages/requiredReading';
import { maxVideoCode } from '#shared/rules/pictures/videoAddress';
import { maxPropertyLength } from '#shared/rules/targeting/channelProperties';
import { tileLimits } from '#shared/rules/widgets/appTiles';
import { messageLimits } from '#shared/rules/widgets/broadcasts';
import { highestChartValue, maxChartItems } from '#shared/rules/widgets/charts';
import { infoboxTypes, maxInfoboxLinkText, maxInfoboxText } from '#shared/rules/widgets/infoboxes';
import { maxBookmarkId, maxEmbedId } from '#shared/rules/widgets/reportFrames';
import { emptyTile, validateTile } from '../../../src/client/features/appTiles/edit/tileValues';
import {
  emptyMessage,
  validateMessage,
} from '../../../src/client/features/broadcasts/messageValues';
import { validateChart, valuesOfChart } from '../../../src/client/features/charts/chartValues';
import {
  validateNode,
  valuesOfNode,
} from '../../../src/client/features/findInformation/edit/nodeValues';
import {
  emptyInfobox,
  validateInfobox,
} from '../../../src/client/features/infoboxes/edit/infoboxValues';
import { emptyPage, validatePage } from '../../../src/client/features/page/edit/pageValues';
import {
  validateReading,
  valuesOfReading,
} from '../../../src/client/features/requiredReading/readingValues';
import { validateFrame, valuesOfFrame } from '../../../src/client/features/reports/frameValues';
import { validateMenu, valuesOfMenu } from '../../../src/client/features/restaurants/menuValues';
import { validateSite, valuesOfSite } from '../../../src/client/features/sites/create/siteValues';
import {
  bodyOfTerm,
  validateTerm,
  valuesOfTerm,
} from '../../../src/client/features/terms/termValues';
import { texts as appEditor } from '../../../src/client/texts/appEditor/da';
import { texts as chartEditor } from '../../../src/client/texts/chartEditor/da';
import { texts as createSite } from '../../../src/client/texts/createSite/da';
import { texts as editing } from '../../../src/client/texts/editing/da';
import { texts as frameEditor } from '../../../src/client/texts/frameEditor/da';
import { texts as infoboxes } from '../../../src/client/texts/infoboxes/da';
import { texts as pageEditor } from '../../../src/client/texts/pageEditor/da';
import { texts as readingEditor } from '../../../src/client/texts/readingEditor/da';
import { texts as terms } from '../../../src/client/texts/terms/da';

const hosts = { allowed: [], sharePointUrl: '' };
const tooLong = (max: number) => `Brug højst ${max} tegn.`;
const addressOf = (length: number, start = 'https://graph.microsoft.com/') =>
  start.padEnd(length, 'p');
const video = (length: number) =>
  '<iframe src="https://player.vimeo.com/video/76979871"></iframe>'.padEnd(length, '-');

it('KPI-01 the form of a chart says in the own language how many figures it takes', () => {
  const errorsOf = (count: number) =>
    validateChart(
      {
        ...valuesOfChart(undefined, 'da-DK'),
        GroupName: 'Brændstof',
        ChartItems: Array.from({ length: count }, () => ({
          Title: 'Metanol',
          ChartValue: String(highestChartValue),
        })),
      },
      { texts: editing, own: chartEditor, locale: 'da-DK' },
    );
  expect(errorsOf(maxChartItems)).toEqual({});
  expect(errorsOf(maxChartItems + 1)).toEqual({
    ChartItems: `Et diagram kan højst have ${maxChartItems} nøgletal.`,
  });
});

it('INFOBOX-01 the form of an infobox says in the own language which text is too long', () => {
  const errorsOf = (more: number) =>
    validateInfobox(
      {
        ...emptyInfobox({ route: '/', area: 'hero' }, ''),
        Title: '🙂'.repeat(255 + more),
        Content: '🙂'.repeat(maxInfoboxText + more),
        LinkUrl: '/settings',
        LinkDescription: '🙂'.repeat(maxInfoboxLinkText + more),
      },
      { texts: infoboxes, forms: editing.forms, hosts },
    );
  expect(errorsOf(0)).toEqual({});
  expect(errorsOf(1)).toEqual({
    Title: tooLong(255),
    Content: tooLong(maxInfoboxText),
    LinkDescription: tooLong(maxInfoboxLinkText),
  });
});

it('the form of a report says in the own language which text is too long', () => {
  const start = 'https://app.powerbi.com/reportEmbed?groupId=nordvik&pageName=';
  const errorsOf = (more: number) =>
    validateFrame(
      {
        ...valuesOfFrame(undefined),
        Title: 'Flåde',
        EmbedUrl: start.padEnd(maxAddressLength + more, 'p'),
        EmbedId: 'a'.repeat(maxEmbedId + more),
        BookmarkId: `${'b'.repeat(maxBookmarkId + more)} `,
      },
      editing,
      frameEditor,
    );
  expect(errorsOf(0)).toEqual({});
  expect(errorsOf(1)).toEqual({
    EmbedUrl: tooLong(maxAddressLength),
    EmbedId: tooLong(maxEmbedId),
    BookmarkId: tooLong(maxBookmarkId),
  });
});

it('the form of an alert says in the own language which text is too long', () => {
  const errorsOf = (more: number) =>
    validateMessage(
      {
        ...emptyMessage,
        Title: 'Kaj 4',
        Message: '🙂'.repeat(messageLimits.text + more),
        LinkUrl: '/settings',
        LinkText: '🙂'.repeat(messageLimits.linkText + more),
      },
      77,
      editing,
    );
  expect(errorsOf(0)).toEqual({});
  expect(errorsOf(1)).toEqual({
    Message: tooLong(messageLimits.text),
    LinkText: tooLong(messageLimits.linkText),
  });
});

it('the form of an app says in the own language that its introduction is too long', () => {
  const errorsOf = (length: number) =>
    validateTile(
      { ...emptyTile(false), Title: 'Rejser', Url: '/settings', Introduction: '🙂'.repeat(length) },
      { own: appEditor, editing, hosts, services: { graphUrl: '', sharePointUrl: '' } },
    );
  expect(errorsOf(tileLimits.introduction)).toEqual({});
  expect(errorsOf(tileLimits.introduction + 1)).toEqual({
    Introduction: tooLong(tileLimits.introduction),
  });
});

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

it('CREATESITE-10 the form of a site says in the own language that its description is too long', () => {
  const errorsOf = (length: number) =>
    validateSite(
      {
        ...valuesOfSite(undefined, []),
        ...{ name: 'Kaj 4', address: 'kaj-4', description: 'k'.repeat(length) },
      },
      'free',
      { own: createSite, forms: editing.forms },
    );
  expect(errorsOf(1_024)).toEqual({});
  expect(errorsOf(1_025)).toEqual({ description: tooLong(1_024) });
});

it('CHANNELS-02 the form of a channel says in the own language how many groups it takes', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const valuesWith = (count: number) => ({
    ...valuesOfTerm(undefined),
    ...{ InternalName: 'Kaj 4', groups: `${id}\n`.repeat(count) },
  });
  const errorsOf = (count: number) => validateTerm(valuesWith(count), editing, terms);
  expect(errorsOf(54)).toEqual({});
  expect(errorsOf(55)).toEqual({ groups: 'Brug højst 54 grupper.' });
  const { LocalCustomProperties } = bodyOfTerm(valuesWith(54), undefined);
  const [stored] = Object.values(LocalCustomProperties ?? {});
  expect(stored!.length).toBeLessThanOrEqual(maxPropertyLength);
});

it('CHANNELS-02 the form of a channel says in the own language which text is too long', () => {
  const errorsOf = (more: number) =>
    validateTerm(
      {
        ...{ ...valuesOfTerm(undefined), InternalName: 'k'.repeat(255 + more) },
        personalization: ` ${'k'.repeat(maxPropertyLength + more)} `,
        siteUrl: ` ${addressOf(maxPropertyLength + more)} `,
      },
      editing,
      terms,
    );
  expect(errorsOf(0)).toEqual({});
  expect(errorsOf(1)).toEqual({
    InternalName: tooLong(255),
    personalization: tooLong(maxPropertyLength),
    siteUrl: tooLong(maxPropertyLength),
  });
});

it('the form of an item to read says in the own language how many it is for', () => {
  const errorsOf = (count: number) =>
    validateReading(
      {
        ...valuesOfReading(undefined),
        ...{ Title: 'Kaj 4', Url: '/settings' },
        ItemsToReadForPrincipal: Array.from({ length: count }, () => ({
          ...{ Principal: 'User' as const, DisplayName: 'Kaj' },
          PrincipalId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
        })),
      },
      editing,
      readingEditor,
    );
  expect(errorsOf(maxPrincipals)).toEqual({});
  expect(errorsOf(maxPrincipals + 1)).toEqual({
    ItemsToReadForPrincipal: `Vælg højst ${maxPrincipals} personer og grupper.`,
  });
});

describe('APPS-47 the form of an app', () => {
  const services = {
    graphUrl: 'https://graph.microsoft.com',
    sharePointUrl: 'https://nordvik.sharepoint.com',
  };
  const errorsOf = (IntegrationEndpointUrl: string) =>
    validateTile(
      { ...emptyTile(false), Title: 'Rejser', Url: '/settings', IntegrationEndpointUrl },
      { own: appEditor, editing, hosts, services },
    );

  it.each([
    '',
    `${services.graphUrl}/v1.0/me/mailFolders/inbox`,
    ` ${services.sharePointUrl}/_api/web `,
  ])('takes the address of a counter: %j', (address) => {
    expect(errorsOf(address)).toEqual({});
  });

  it.each([
    'https://graph.microsoft.com.evil.example/v1.0/me',
    '/settings',
    'graph',
    'https://a b',
  ])('says in the own language that it does not take %j', (address) => {
    expect(errorsOf(address)).toEqual({ IntegrationEndpointUrl: appEditor.invalidCounter });
  });
});
