import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { PictureAccessContext } from '../../../src/client/ui/pictureAccess';
import { RichText } from '../../../src/client/ui/text/RichText';
import type { Person } from '../../../src/devTenant/company/person';
import { graphCalls, openCard, somebody, withCards } from '../../support/widgets/peopleWidgets';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let person: Person;
beforeAll(async () => {
  await storeSetting(portal, 'enableWorkplaceLight', true);
  person = somebody(portal, ({ jobTitle, upn }) => Boolean(jobTitle) && !upn.includes('#'));
});
beforeEach(() => portal.devTenant.control.reset());

const mention = ({ id, displayName } = person) =>
  `<p>Ask <span data-person="${id}">${displayName}</span> first.</p>`;
const show = (html: string, reader = 'member') =>
  portal.show(withCards(<RichText html={html} />), { person: reader });
const player = 'https://www.youtube-nocookie.com/embed/abcdefgh123';
const video = `<figure data-video="${player}"><figcaption>The new crane</figcaption></figure>`;

it('who is mentioned in a text shows their people card when they are pressed, and is asked for only then', async () => {
  // With something that waits for its words.
  await show(mention() + video);
  await screen.findByRole('button', { name: 'Play video: The new crane' });
  const name = await screen.findByRole('button', { name: person.displayName });
  expect(name.closest('p')).toHaveTextContent(`Ask ${person.displayName} first.`);
  expect(graphCalls(portal, person.id)).toEqual([]);
  await userEvent.click(name);
  const card = await openCard(person.displayName);
  expect(await card.findByText(person.jobTitle!)).toBeVisible();
});

it('LICENCE-04 without a licence a mention says the name, and the directory is not asked', async () => {
  const other = somebody(portal, ({ id }) => id !== person.id);
  await show(mention(other), 'frontline');
  await userEvent.click(await screen.findByRole('button', { name: other.displayName }));
  const card = await openCard(other.displayName);
  expect(card.getByText(other.displayName)).toBeVisible();
  // Nobody can be written to by the id alone.
  expect(card.queryByRole('link')).toBeNull();
  expect(graphCalls(portal, other.id)).toEqual([]);
});

it('INFOBOX-37 of a video in a text nothing is loaded from its host before it is played', async () => {
  await show(video);
  const play = await screen.findByRole('button', { name: 'Play video: The new crane' });
  expect(screen.getByRole('figure')).toHaveTextContent('The new crane');
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.body.innerHTML).not.toContain(`src="${player}`);
  await userEvent.click(play);
  const frame = await screen.findByTitle('The new crane');
  expect(frame).toHaveAttribute('src', `${player}?autoplay=1`);
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
  expect(frame).toHaveFocus();
});

function Texts({ first, next }: { first: string; next: string }) {
  const [html, setHtml] = useState(first);
  return (
    <>
      <button onClick={() => setHtml(next)}>Next</button>
      <RichText html={html} />
    </>
  );
}

it('another text in the same place has its own people and videos', async () => {
  await portal.show(withCards(<Texts first={mention()} next={video} />));
  await screen.findByRole('button', { name: person.displayName });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: 'Play video: The new crane' })).toBeVisible();
  expect(screen.queryByText(person.displayName)).toBeNull();
});

const callout = '<div data-callout="warning"><p>Ice on the quay</p></div>';
const every = () => true;
const none = () => false;

/** A text that stays, while its page is read again and more becomes known about its pictures. */
function Page() {
  const [Width, setWidth] = useState(400);
  const [mayAsk, setMayAsk] = useState(() => none);
  const [reads, setReads] = useState(1);
  return (
    <PictureAccessContext value={mayAsk}>
      <button onClick={() => setReads(reads + 1)}>{`Read ${reads}`}</button>
      <button onClick={() => setWidth(500)}>Measure</button>
      <button onClick={() => setMayAsk(() => every)}>Allow</button>
      <RichText
        html={mention() + video + callout}
        pictures={[{ Url: '/api/Image/crane.png', Width, Height: 300 }]}
      />
    </PictureAccessContext>
  );
}

it.each(['Measure', 'Allow'])(
  'people, videos and notes of a text that is drawn again stay what they are (%s)',
  async (change) => {
    await portal.show(withCards(<Page />));
    const before = await screen.findByRole('button', { name: person.displayName });
    await userEvent.click(screen.getByRole('button', { name: change }));
    await waitFor(() => expect(before).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: person.displayName })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play video: The new crane' })).toBeVisible();
    expect(screen.getByRole('note', { name: 'Warning' })).toHaveTextContent('Ice on the quay');
  },
);

it('a video goes on playing while its page is read again and has the same text', async () => {
  await portal.show(withCards(<Page />));
  await userEvent.click(await screen.findByRole('button', { name: 'Play video: The new crane' }));
  const frame = await screen.findByTitle('The new crane');
  await userEvent.click(screen.getByRole('button', { name: 'Read 1' }));
  await screen.findByRole('button', { name: 'Read 2' });
  expect(frame).toBeInTheDocument();
});

const At = () => <p>{`At ${useLocation().pathname}`}</p>;

it('a link within the portal leads there without loading the portal again', async () => {
  const html =
    '<p><a href="/settings">Settings</a> <a href="/api/x">Call</a> <a href="/people" target="_blank">People</a></p>';
  await portal.show(
    <>
      <RichText html={html} />
      <At />
    </>,
    { at: '/' },
  );
  const clicked: boolean[] = [];
  document.addEventListener('click', (event) => {
    clicked.push(event.defaultPrevented);
    event.preventDefault();
  });
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByText('At /settings')).toBeVisible();
  });
  clicked.length = 0;
  await userEvent.click(screen.getByRole('link', { name: 'Call' }));
  await userEvent.click(screen.getByRole('link', { name: 'People' }));
  expect(clicked).toEqual([false, false]);
});
