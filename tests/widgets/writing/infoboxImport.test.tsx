import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Infobox } from '#shared/contract/infoboxes';
import {
  importedInfobox,
  infoboxContentTypes,
  maxImported,
  pictureSource,
  type OldInfobox,
} from '#shared/rules/widgets/infoboxImport';
import { connection } from '../../../src/client/data/connection/connection';
import { ImportCard } from '../../../src/client/features/infoboxes/edit/ImportCard';
import { AdminPage } from '../../../src/client/pages/manage/AdminPage';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

const hosts = { allowed: [], sharePointUrl: '' };
const old = (fields: Partial<OldInfobox>): OldInfobox => ({
  Id: 1,
  Title: 'Old',
  ContentTypeId: infoboxContentTypes.text,
  InfoBoxText: null,
  InfoBoxLink: null,
  InfoBoxVideo: null,
  InfoBoxArea: null,
  InfoBoxSize: null,
  InfoBoxStyle: null,
  InfoBoxOrder: null,
  InfoBoxStart: null,
  InfoBoxEnd: null,
  FieldValuesAsHtml: {},
  ...fields,
});

it('INFOBOX-09 the content types of the old list say the kind', () => {
  const kindOf = (ContentTypeId: string) => importedInfobox(old({ ContentTypeId }), hosts).Type;
  expect(
    [
      infoboxContentTypes.base,
      infoboxContentTypes.text,
      `${infoboxContentTypes.picture}00FF`,
      infoboxContentTypes.video.toLowerCase(),
    ].map(kindOf),
  ).toEqual([0, 0, 1, 2]);
  for (const id of Object.values(infoboxContentTypes))
    expect(id.startsWith(infoboxContentTypes.base)).toBe(true);
});

it('INFOBOX-34 INFOBOX-35 an import maps old area, size, style and order to the new fields, and a wrong order to 9999', () => {
  const mapped = (fields: Partial<OldInfobox>) => {
    const { RouteId, AreaId, Width, Style, Order } = importedInfobox(old(fields), hosts);
    return [RouteId, AreaId, Width, Style, Order];
  };
  expect(
    mapped({
      InfoBoxArea: 'Top',
      InfoBoxSize: 'Two thirds',
      InfoBoxStyle: 'Style 3',
      InfoBoxOrder: '7',
    }),
  ).toEqual(['/', 'hero', '66', 'Accent3', 7]);
  expect(mapped({ InfoBoxArea: 'light', InfoBoxSize: 'SMALL', InfoBoxOrder: 'first' })).toEqual([
    '/light',
    'default',
    '25',
    'None',
    9999,
  ]);
  expect(mapped({})).toEqual(['/', 'default', 'Auto', 'None', 9999]);
});

it('IMAGES-19 the picture is the src of the img that the publishing-image field holds', () => {
  expect(pictureSource('<img alt="x" src="/a.png?x=1&amp;y=2" width="4">')).toBe('/a.png?x=1&y=2');
  expect(pictureSource("<div><IMG SRC='https://example.com/b.jpg'/></div>")).toBe(
    'https://example.com/b.jpg',
  );
  expect([
    pictureSource(null),
    pictureSource('<p>none</p>'),
    pictureSource('<img data-src="/c.png">'),
  ]).toEqual([undefined, undefined, undefined]);
});

it('INFOBOX-34 INFOBOX-36 IMAGES-19 the Admin dashboard shows what would come before it is written, once', async () => {
  await portal.show(<AdminPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Import …' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show contents' }));
  expect(await screen.findByText('3 infoboxes can be imported.')).toBeVisible();
  expect(screen.getByText("1 can't be imported: A film that is gone")).toBeVisible();
  expect(screen.queryByText('Summer party 2019')).toBeNull();
  const [list] = portal.devTenant.control.requests('sharepoint', "getbytitle('InfoBoxes')");
  expect(new URL(list!.path, portal.url).searchParams.get('$top')).toBe('500');
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Welcome aboard', 'Text', 'Today, top of the page', '100%', 'Brand colour', '1'],
    ['Our terminals', 'Picture', 'Today, further down', '50%', 'Light brand colour', 'Last'],
    ['A day offshore', 'Video', 'Today, further down', '33%', 'Plain', '3'],
  ]);
  expect((await portal.call<Infobox[]>('admin', 'GET', '/infoboxes/all')).body).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Import 3 infoboxes' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const { body } = await portal.call<Infobox[]>('admin', 'GET', '/infoboxes/all');
  expect(body.map(({ Title }) => Title).sort()).toEqual([
    'A day offshore',
    'Our terminals',
    'Welcome aboard',
  ]);
  expect(body.find(({ Type }) => Type === 1)).toMatchObject({
    PictureUrl: `${portal.devTenant.sharePointUrl}/publiccdn/harbour/old-terminals.svg`,
    Order: 9999,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Import …' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show contents' }));
  expect(await screen.findByText('3 are already here and are skipped.')).toBeVisible();
  expect(screen.queryByText('The list has no current or upcoming infoboxes.')).toBeNull();
  expect(maxImported).toBe(500);
});

it('INFOBOX-36 what was read of a site is not imported once another one is named, also if it comes late', async () => {
  const rows = portal.devTenant.control;
  rows.fail({
    ...{ service: 'sharepoint', path: "getbytitle('InfoBoxes')", status: 200 },
    body: { value: [old({ Title: 'Of the first site' })] },
  });
  await portal.show(<ImportCard />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Import …' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show contents' }));
  await screen.findByText('1 infobox can be imported.');
  const site = screen.getByRole('textbox', { name: 'Address of the site' });
  await userEvent.type(site, '2');
  expect(screen.queryByRole('button', { name: 'Import 1 infobox' })).toBeNull();
  expect(screen.queryByText('Of the first site')).toBeNull();
  rows.latency.sharepoint = 300;
  await userEvent.click(screen.getByRole('button', { name: 'Show contents' }));
  await userEvent.type(site, '3');
  await waitFor(() =>
    expect(rows.requests('sharepoint', "getbytitle('InfoBoxes')").length).toBeGreaterThan(1),
  );
  await pageRests();
  expect(screen.queryByText('Of the first site')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show contents' })).toBeVisible();
  rows.latency.sharepoint = 0;
  rows.clearFailures();
});

describe('rows of the old list that cannot be imported', () => {
  const answer = (value: object[]) =>
    portal.devTenant.control.fail({
      service: 'sharepoint',
      path: "getbytitle('InfoBoxes')",
      status: 200,
      body: { value },
    });
  const readList = async () => {
    await portal.show(<ImportCard />, { person: 'admin' });
    await userEvent.click(await screen.findByRole('button', { name: 'Import …' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show contents' }));
  };
  afterEach(() => portal.devTenant.control.clearFailures());

  it('INFOBOX-34 INFOBOX-36 are named, and do not keep the others from being imported', async () => {
    answer([
      old({ Title: null }),
      old({ Title: 'Write to us', InfoBoxLink: { Url: 'mailto:a@b.example', Description: null } }),
      old({ Title: 'Spaces', InfoBoxLink: { Url: 'https://x.example/a b', Description: null } }),
      old({ Title: 'Epic', InfoBoxText: 'x'.repeat(20_001) }),
      old({
        Title: 'Back',
        InfoBoxStart: '2027-02-02T00:00:00Z',
        InfoBoxEnd: '2027-02-01T00:00:00Z',
      }),
      old({ Title: 'Quay' }),
    ]);
    await readList();
    expect(
      await screen.findByText("5 can't be imported: (no title), Write to us, Spaces, Epic, Back"),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 infobox' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    const { body } = await portal.call<Infobox[]>('admin', 'GET', '/infoboxes/all');
    expect(body.map(({ Title }) => Title)).toContain('Quay');
  });

  it('INFOBOX-34 INFOBOX-36 come without what acts, which is said, and with whole addresses', async () => {
    const frame = '<iframe src="https://maps.example/quay"></iframe><svg><path d="M0 0"/></svg>';
    answer([
      old({ Title: 'Map', InfoBoxText: `<p onclick="go()">At the quay</p>${frame}` }),
      old({
        Title: 'Rules',
        InfoBoxText:
          '<p><a href="/sites/home/rules.aspx">Rules</a> <a href="Pages/more.aspx">More</a></p>',
      }),
    ]);
    await readList();
    expect(
      await screen.findByText(
        "Frames, drawings, forms, videos and sound can't be kept, and are left out of: Map",
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 infoboxes' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    const { body } = await portal.call<Infobox[]>('admin', 'GET', '/infoboxes/all');
    const contentOf = (title: string) => body.find(({ Title }) => Title === title)!.Content;
    expect(contentOf('Map')).toBe('<p>At the quay</p>');
    const home = `${portal.devTenant.sharePointUrl}/sites/home/`;
    expect(contentOf('Rules')).toContain(`href="${home}rules.aspx"`);
    expect(contentOf('Rules')).toContain(`href="${home}Pages/more.aspx"`);
  });

  it('INFOBOX-36 an empty list is called empty, and one of which nothing can come is not', async () => {
    const nothing = 'The list has no current or upcoming infoboxes.';
    answer([]);
    await readList();
    expect(await screen.findByText(nothing)).toBeVisible();
    portal.devTenant.control.clearFailures();
    answer([old({ Title: null })]);
    await userEvent.click(screen.getByRole('button', { name: 'Show contents' }));
    expect(await screen.findByText("1 can't be imported: (no title)")).toBeVisible();
    expect(screen.queryByText(nothing)).toBeNull();
  });

  it('that nobody has thought of are a failure, which can be tried again', async () => {
    answer([{ Id: 1, Title: 'Odd' }]);
    await readList();
    expect(await screen.findByText('The old list could not be loaded')).toBeVisible();
    portal.devTenant.control.clearFailures();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText("1 can't be imported: A film that is gone")).toBeVisible();
  });
});

it('INFOBOX-36 an organisation without SharePoint is offered no import of it', async () => {
  function Later() {
    const [count, setCount] = useState(1);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Open</button>
        <ImportCard key={count} />
      </>
    );
  }
  await portal.show(<Later />, { person: 'admin' });
  expect(await screen.findByRole('button', { name: 'Import …' })).toBeVisible();
  const config = jest.replaceProperty(connection().config, 'sharePointUrl', '');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  config.restore();
  expect(screen.queryByRole('button', { name: 'Import …' })).toBeNull();
});
