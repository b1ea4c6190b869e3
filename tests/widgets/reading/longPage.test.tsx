import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { NewsPage } from '../../../src/client/pages/NewsPage';
import { RichText } from '../../../src/client/ui/text/RichText';
import { resetSettings, resizeTo, setNewsPortal } from '../../support/widgets/newsWidgets';
import { hoursFromNow, storePage, storeSettings } from '../../support/content/pages';
import { storeImage } from '../../support/content/imageWrites';
import { openPageEditor, pressButton } from '../../support/widgets/pageEditor';

const portal = setNewsPortal();
let long: Page;
beforeAll(async () => {
  long = await storePage(portal, {
    Title: 'A long page',
    PublishingDate: hoursFromNow(-30),
    OwnerUserUpnId: 'admin@nordvik.example',
    Content:
      '<h2>What is new</h2><p>Much.</p><h3>For <em>ships</em></h3><p>More.</p>' +
      '<h2>What is new</h2><p>Again.</p>',
  });
});
beforeEach(() => resetSettings(portal));
afterEach(() => resizeTo(1440));

const open = (page: Page, person = 'member') =>
  portal.show(
    <Routes>
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { at: page.Path, person },
  );
const contents = () => screen.findByRole('navigation', { name: 'On this page' });

it('a page of three headings says what is on it, and leads there', async () => {
  resizeTo(1440);
  await open(long);
  const links = within(await contents()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['What is new', '#what-is-new'],
    ['For ships', '#for-ships'],
    ['What is new', '#what-is-new-2'],
  ]);
  const heading = screen.getByRole('heading', { level: 3, name: 'For ships' });
  const scrolled = jest.fn();
  heading.scrollIntoView = scrolled;
  fireEvent.click(links[1]!);
  expect(heading).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('group')).toBeNull();
});

it('a link of a text to one of its own headings leads there', async () => {
  const page = await storePage(portal, { Title: 'Linked' });
  const Content = `<p><a href="${page.Path}#the-end">To the end</a></p><h2>The end</h2>`;
  await portal.call('editor', 'PUT', `/pages/${page.Id}`, { Content, Modified: page.Modified });
  history.replaceState(null, '', page.Path);
  await open(page);
  const heading = await screen.findByRole('heading', { level: 2, name: 'The end' });
  const scrolled = jest.fn();
  heading.scrollIntoView = scrolled;
  const link = screen.getByRole('link', { name: 'To the end' });
  await waitFor(() => expect(fireEvent.click(link)).toBe(false));
  expect(heading).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/');
});

it('where there is no room beside the text, the contents stand folded above it', async () => {
  resizeTo(1199);
  await open(long);
  const folded = within(await contents())
    .getByText('On this page')
    .closest('details')!;
  expect(folded.open).toBe(false);
  expect(
    folded.compareDocumentPosition(screen.getAllByRole('heading', { level: 2 })[0]!) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

it('in the preview the contents go by the width that it shows, not by that of the window', async () => {
  await openPageEditor(portal, `${long.Path}/edit`);
  await pressButton('Preview');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
  const { body, defaultView } = frame.contentDocument!;
  expect(defaultView!.innerWidth).toBeLessThan(1200);
  const named = await within(body).findByRole('navigation', { name: 'On this page', hidden: true });
  expect(named.querySelector('details')).not.toBeNull();
});

it('uploaded pictures reserve their place and are requested in the width that is shown', async () => {
  const wide = await storeImage(portal, { width: 1_600, height: 900 });
  const small = await storeImage(portal, { width: 300, height: 200 });
  const image = (url: string, rest = '') => `<img src="${url}" alt="" ${rest}>`;
  await open(
    await storePage(portal, {
      Content: `<p>${image(wide.Url)}${image(small.Url)}${image(wide.Url, 'width="320"')}${image('https://cdn.example/a.png')}</p>`,
      BannerImageUrl: wide.Url,
    }),
  );
  await screen.findByRole('article');
  const [banner, ...pictures] = [...document.querySelectorAll<HTMLImageElement>('article img')];
  expect(banner!.srcset).toContain(`${wide.Url}?width=960 960w`);
  expect(banner!.sizes).toMatch(/880px$/);
  const measures = pictures.map((img) => [
    img.getAttribute('width'),
    img.getAttribute('height'),
    img.sizes.split(' ').at(-1),
    img.srcset.split(',').at(-1),
  ]);
  expect(measures).toEqual([
    ['1600', '900', '656px', `${wide.Url}?width=1920 1920w`],
    ['300', '200', '300px', `${small.Url}?width=1920 1920w`],
    ['320', '180', '320px', `${wide.Url}?width=1920 1920w`],
    [null, null, '', ''],
  ]);
});

it('a page of two headings has no contents', async () => {
  await open(await storePage(portal, { Content: '<h2>One</h2><p>1</p><h2>Two</h2><p>2</p>' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Two' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

it('a page that was changed a day after it was published says so, and can be shared to Teams', async () => {
  await open(long);
  const updated = await screen.findByText(/^Updated/);
  expect(updated.querySelector('time')).toHaveAttribute('datetime', long.Modified);
  const button = screen.getByRole('button', { name: 'Share' });
  fireEvent.click(button);
  const inTeams = await screen.findByRole('menuitem', { name: 'Share to Teams' });
  const share = new URL(inTeams.getAttribute('href')!);
  expect(share.origin + share.pathname).toBe('https://teams.microsoft.com/share');
  expect([share.searchParams.get('href'), share.searchParams.get('msgText')]).toEqual([
    window.location.origin + long.Path,
    'A long page',
  ]);
  expect(inTeams).toHaveAttribute('target', '_blank');
  const mail = new URL(
    screen.getByRole('menuitem', { name: 'Send by email' }).getAttribute('href')!,
  );
  expect([mail.protocol, mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
    'mailto:',
    'A long page',
    window.location.origin + long.Path,
  ]);
  fireEvent.keyDown(inTeams, { key: 'Escape' });
  await waitFor(() => expect(button).toHaveFocus());
});

it('what was changed on its first day is not called updated', async () => {
  await open(await storePage(portal, { Title: 'Of today' }));
  await screen.findByRole('heading', { level: 1, name: 'Of today' });
  expect(screen.queryByText(/^Updated/)).toBeNull();
});

it('the owner can be written to and called, by everybody else with Microsoft 365', async () => {
  const { displayName } = portal.devTenant.company.person('admin@nordvik.example')!;
  await open(long);
  expect(await screen.findByRole('link', { name: `Chat with ${displayName}` })).toHaveAttribute(
    'href',
    'https://teams.microsoft.com/l/chat/0/0?users=admin%40nordvik.example',
  );
  expect(screen.getByRole('link', { name: `Call ${displayName}` })).toHaveAttribute(
    'href',
    'https://teams.microsoft.com/l/call/0/0?users=admin%40nordvik.example',
  );
});

it.each(['admin', 'frontline'])('nothing of the kind is offered to %s', async (person) => {
  await open(long, person);
  expect(await screen.findByText('Information owner')).toBeVisible();
  expect(await screen.findByRole('navigation', { name: 'More pages' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(Chat|Call)/ })).toBeNull();
});

it('where the organisation does not use Teams, the owner has a chat and no call', async () => {
  await storeSettings(portal, { useTeamsChat: false });
  await open(long);
  expect(await screen.findByRole('link', { name: /^Chat with/ })).toHaveAttribute(
    'href',
    'sip:admin@nordvik.example',
  );
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  await storeSettings(portal, { useTeamsChat: true });
});

it('elsewhere an uploaded picture is asked for as wide as a column of text, and one of elsewhere stays', () => {
  const url = `/images/${'0'.repeat(40)}.jpg`;
  const { container } = render(
    <RichText
      html={`<p><img src="${url}" alt=""><img src="https://cdn.example/a.jpg" alt=""></p>`}
    />,
  );
  expect(
    [...container.querySelectorAll('img')].map((image) => [
      image.getAttribute('src'),
      image.getAttribute('srcset'),
    ]),
  ).toEqual([
    [url, `${url}?width=1280`],
    ['https://cdn.example/a.jpg', null],
  ]);
});
