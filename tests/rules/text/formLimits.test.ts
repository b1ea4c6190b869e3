import { maxAddressLength } from '#shared/rules/addresses/webAddress';
import { tileLimits } from '#shared/rules/widgets/appTiles';
import { messageLimits } from '#shared/rules/widgets/broadcasts';
import { highestChartValue, maxChartItems } from '#shared/rules/widgets/charts';
import { maxInfoboxLinkText, maxInfoboxText } from '#shared/rules/widgets/infoboxes';
import { maxBookmarkId, maxEmbedId } from '#shared/rules/widgets/reportFrames';
import { emptyTile, validateTile } from '../../../src/client/features/appTiles/edit/tileValues';
import {
  emptyMessage,
  validateMessage,
} from '../../../src/client/features/broadcasts/messageValues';
import { validateChart, valuesOfChart } from '../../../src/client/features/charts/chartValues';
import {
  emptyInfobox,
  validateInfobox,
} from '../../../src/client/features/infoboxes/edit/infoboxValues';
import { validateFrame, valuesOfFrame } from '../../../src/client/features/reports/frameValues';
import { texts as appEditor } from '../../../src/client/texts/appEditor/da';
import { texts as chartEditor } from '../../../src/client/texts/chartEditor/da';
import { texts as editing } from '../../../src/client/texts/editing/da';
import { texts as frameEditor } from '../../../src/client/texts/frameEditor/da';
import { texts as infoboxes } from '../../../src/client/texts/infoboxes/da';

const hosts = { allowed: [], sharePointUrl: '' };
const tooLong = (max: number) => `Brug højst ${max} tegn.`;

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
