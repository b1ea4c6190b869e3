import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommentsFrame } from '../../../src/client/features/comments/CommentsFrame';
import { PageComments } from '../../../src/client/features/comments/PageComments';
import { storePage, storeSetting } from '../../support/content/pages';
import { openPageEditor } from '../../support/widgets/pageEditor';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

it('COMMENTS-01 who asks for comments again keeps the keyboard at their place', async () => {
  await portal.show(<CommentsFrame kind="news" id={1} />);
  // A page without the service in it, as an outage has.
  fireEvent.load(await screen.findByTitle('Comments on this page'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus());
});

it('COMMENTS-01 a page has a place for comments only where they are switched on', async () => {
  const [without, commented] = [
    await storePage(portal, { IsCommentsEnabled: false, PageType: 0 }),
    await storePage(portal, { IsCommentsEnabled: true, PageType: 0 }),
  ];
  await storeSetting(portal, 'commentoScriptUrl', 'https://comments.example/js/commento.js');
  await portal.show(
    <>
      <PageComments page={without} />
      <PageComments page={commented} />
    </>,
  );
  // The frame of the second page comes with the same code as one of the first would.
  expect(await screen.findAllByTitle('Comments on this page')).toHaveLength(1);
  expect(screen.getByTitle('Comments on this page')).toHaveAttribute(
    'src',
    expect.stringMatching(new RegExp(`/${commented.Id}$`)),
  );
});

it('COMMENTS-02 COMMENTS-04 the comments are those of the page, and have no place while no service is set', async () => {
  const page = await storePage(portal, { IsCommentsEnabled: true, PageType: 0 });
  const open = async (address: string) => {
    cleanup();
    await storeSetting(portal, 'commentoScriptUrl', address);
    await portal.show(
      <>
        <p>The page</p>
        <PageComments page={page} />
      </>,
    );
    await screen.findByText('The page');
  };
  await open('https://comments.example/js/commento.js');
  expect(await screen.findByTitle('Comments on this page')).toHaveAttribute(
    'src',
    expect.stringMatching(new RegExp(`/comments/content/${page.Id}$`)),
  );
  await open('');
  await pageRests();
  expect(screen.queryByTitle('Comments on this page')).toBeNull();
});

it.each([
  ['https://comments.example/js/commento.js', 1],
  ['', 0],
])(
  'COMMENTS-04 with the service “%s” the form of a page has %d switch for comments',
  async (address, count) => {
    await storeSetting(portal, 'commentoScriptUrl', address);
    await openPageEditor(portal, '/pages/news/add');
    expect(await screen.findByRole('switch', { name: 'Featured' })).toBeVisible();
    expect(screen.queryAllByRole('switch', { name: 'Comments' })).toHaveLength(count);
  },
);
