import { useRef, useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedPage } from '#shared/contract/pages/pages';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import type { CopyStatus } from '../../../src/client/data/workingCopies/copyKeeper';
import { PersonField } from '../../../src/client/audience/PersonField';
import { WhyMarks } from '../../../src/client/audience/WhyMarks';
import { notePending } from '../../../src/client/auth/pendingScopes';
import { confirmDone, offerUndo } from '../../../src/client/data/notices';
import { ItemFields } from '../../../src/client/features/charts/ItemFields';
import { SettingInput } from '../../../src/client/features/featureSettings/SettingInput';
import { InfoboxList } from '../../../src/client/features/infoboxes/edit/InfoboxList';
import { ZoneEditor } from '../../../src/client/features/infoboxes/edit/ZoneEditor';
import { CopyNotice } from '../../../src/client/features/page/edit/copies/CopyNotice';
import { BulkBar } from '../../../src/client/features/pageCenter/BulkBar';
import { ReadingRow } from '../../../src/client/features/requiredReading/ReadingRow';
import { MorePermissions } from '../../../src/client/shell/frame/MorePermissions';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { ChosenTags } from '../../../src/client/ui/form/ChosenTags';
import { DateTimeField } from '../../../src/client/ui/form/DateTimeField';
import { ImageField } from '../../../src/client/ui/images/ImageField';
import type { ImageStore } from '../../../src/client/ui/images/imageStore';
import { UploadStatus } from '../../../src/client/ui/images/UploadStatus';
import type { UploadState } from '../../../src/client/ui/images/useUpload';
import { storeInfobox } from '../../support/content/infoboxes';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { paste, showEditor } from '../../support/widgets/editorField';
import { drawnNotice } from '../../support/widgets/notices';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const pressed = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const hasFocus = async (role: string, name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

it('the last value that is taken away leaves the keyboard to its field', async () => {
  function Channels() {
    const [ids, setIds] = useState(['Sea', 'Land']);
    return (
      <div>
        <input aria-label="Channels" />
        <ChosenTags
          label="Channels"
          chosen={ids.map((id) => ({ id, name: id }))}
          remove="Remove {name}"
          onRemove={(gone) => setIds(ids.filter((id) => id !== gone))}
        />
      </div>
    );
  }
  await portal.show(<Channels />);
  await pressed('Remove Sea');
  await waitFor(() =>
    expect(screen.getByRole('toolbar', { name: 'Channels' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
  await pressed('Remove Land');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Channels' })).toHaveFocus());
});

it('who marks a reading that stays in the list stays at it', async () => {
  const item: UserItemToRead = {
    Guid: '0f6a3c52-6e0a-4c0e-9d8b-6f1f0a5c1d11',
    Title: 'Code of conduct',
    Url: 'https://policies.example/conduct',
    Deadline: null,
    HasRead: false,
    IsDraft: false,
    Modified: '2026-01-01T00:00:00Z',
  };
  function Reading() {
    const [HasRead, setRead] = useState(false);
    return (
      <ul>
        <ReadingRow
          item={{ ...item, HasRead }}
          now={new Date()}
          onMark={() => setRead(true)}
          next={() => null}
        />
      </ul>
    );
  }
  await portal.show(<Reading />);
  await pressed('Mark as read: Code of conduct');
  await waitFor(() => expect(screen.getByRole('link', { name: /^Code of conduct/ })).toHaveFocus());
});

it('the last entry of a list that is removed leaves the keyboard to the one before, then to Add', async () => {
  function Hosts() {
    const [value, setValue] = useState<unknown>(['One', 'Two', 'Three']);
    return (
      <SettingInput
        label="Hosts"
        type={{ kind: 'list', of: { kind: 'text' } }}
        value={value}
        onChange={setValue}
        problem={undefined}
      />
    );
  }
  await portal.show(<Hosts />);
  await pressed('Remove entry 2');
  await hasFocus('button', 'Remove entry 2');
  await pressed('Remove entry 2');
  await hasFocus('button', 'Remove entry 1');
  await pressed('Remove entry 1');
  await hasFocus('button', 'Add an entry');
});

it('the last figure of a chart that is removed leaves the keyboard to the one before, then to Add', async () => {
  function Figures() {
    const [items, setItems] = useState(['1', '2'].map((ChartValue) => ({ Title: '', ChartValue })));
    return <ItemFields items={items} onChange={setItems} />;
  }
  await portal.show(<Figures />);
  await pressed('Remove figure 2');
  await hasFocus('button', 'Remove figure 1');
  await pressed('Remove figure 1');
  await hasFocus('button', 'Add figure');
});

it.each([
  ['a part that cannot be edited', '<dl><dt>Quay</dt><dd>A wall</dd></dl>'],
  [
    'a video',
    '<figure data-video="https://www.youtube-nocookie.com/embed/a"><figcaption>A</figcaption></figure>',
  ],
])('who deletes %s goes on in the text', async (_, html) => {
  await showEditor(`<p>Before</p>${html}<p>After</p>`);
  await pressed('Delete');
  await hasFocus('textbox', 'Text');
});

it('what is told of pasted files, and the upload of one, leave the keyboard to the text', async () => {
  const store = { upload: () => new Promise(() => undefined) } as unknown as ImageStore;
  const { field } = await showEditor('<p>Text</p>', store);
  paste(field, '', [new File(['x'], 'plan.pdf')]);
  await pressed('Close');
  await hasFocus('textbox', 'Text');
  paste(field, '', [new File(['GIF89a'], 'crane.gif', { type: 'image/gif' })]);
  await pressed('Cancel');
  await hasFocus('textbox', 'Text');
});

it('a date that is cleared leaves the keyboard to its field', async () => {
  function Deadline() {
    const [value, setValue] = useState<string | null>('2026-01-01T00:00:00Z');
    return <DateTimeField label="Deadline" value={value} onChange={setValue} />;
  }
  await portal.show(<Deadline />);
  await pressed('Clear Deadline');
  await waitFor(() => expect(screen.getByLabelText('Deadline')).toHaveFocus());
});

it('a person who is removed leaves the keyboard to the field', async () => {
  function Owner() {
    const [value, setValue] = useState('nobody@nordvik.example');
    return <PersonField label="Owner" value={value} onChange={setValue} />;
  }
  await portal.show(<Owner />);
  await pressed('Remove nobody@nordvik.example');
  await hasFocus('combobox', 'Owner');
});

it('an upload that is cancelled, and a picture that is removed, leave the keyboard to their field', async () => {
  function Banner() {
    const [upload, setUpload] = useState<UploadState>({ state: 'working', name: 'a.png' });
    const [url, setUrl] = useState('/images/a.png');
    return (
      <>
        <div>
          <button>Upload</button>
          <UploadStatus
            upload={upload}
            cancel={() => setUpload({ state: 'idle' })}
            retry={() => undefined}
          />
        </div>
        <ImageField label="Banner" url={url} onChange={setUrl} />
      </>
    );
  }
  await portal.show(<Banner />);
  await pressed('Cancel');
  await hasFocus('button', 'Upload');
  await pressed('Remove');
  await hasFocus('button', 'Address');
});

it('infoboxes that are shown again, hidden or deleted leave the keyboard to their list', async () => {
  for (const Title of ['One', 'Two', 'Three']) await storeInfobox(portal, { Title });
  await storeInfobox(portal, { Title: 'Four', Hidden: true });
  const { unmount } = await portal.show(<InfoboxList />, { person: 'editor' });
  await pressed('Show');
  await hasFocus('button', 'Who sees “Four”, and why?');
  unmount();
  await portal.show(
    <section aria-label="Highlights">
      <ZoneEditor zone={{ route: '/', area: 'hero' }} name="Highlights" />
    </section>,
    { person: 'editor' },
  );
  await pressed('Hide Two');
  await hasFocus('button', 'Hide Three');
  await pressed('Delete Four');
  await answerQuestion('Delete');
  await hasFocus('button', 'Delete Three');
  await pressed('Hide One');
  await hasFocus('button', 'Hide Three');
  await pressed('Hide Three');
  await hasFocus('region', 'Highlights');
});

it('the pages that were not changed leave the keyboard to the bar that names the chosen', async () => {
  const page = { Id: 9_999, Title: 'Gone', Modified: '2026-01-01T00:00:00Z' } as ListedPage;
  await portal.show(
    <BulkBar
      pages={[page]}
      chosen={[page.Id]}
      choose={() => undefined}
      stop={() => undefined}
      setLeaving={() => undefined}
      done={() => undefined}
    />,
    { person: 'editor' },
  );
  await pressed('Archive');
  await answerQuestion('Archive');
  await pressed('Close');
  await hasFocus('group', 'The chosen pages');
});

it('who has signed in for more permissions goes on in the content', async () => {
  await portal.show(
    <>
      <MorePermissions />
      <main id="content" tabIndex={-1} />
    </>,
  );
  act(() => notePending([`${portal.devTenant.graphUrl}/Calendars.Read`]));
  await pressed('Sign in');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('who has asked why goes on where they began, and from a mark at what it was on', async () => {
  function Page() {
    const [isAsking, setAsking] = useState(false);
    const menu = useRef<HTMLButtonElement>(null);
    return (
      <main>
        <button ref={menu} onClick={() => setAsking(true)}>
          Your menu
        </button>
        <article data-targeted="page:7" data-name="Ice">
          <a href="/ice">Ice on the quay</a>
        </article>
        {isAsking && <WhyMarks stop={() => setAsking(false)} next={() => menu.current} />}
      </main>
    );
  }
  await portal.show(<Page />);
  await pressed('Your menu');
  await pressed('Done');
  await hasFocus('button', 'Your menu');
  await pressed('Your menu');
  const mark = await screen.findByRole('button', { name: 'Why do I see “Ice”?' });
  act(() => mark.focus());
  await userEvent.keyboard('{Escape}');
  await hasFocus('link', 'Ice on the quay');
});

it('who goes on writing here rather than in another window goes on in the form', async () => {
  function Form() {
    const [status, setStatus] = useState<CopyStatus>({ state: 'elsewhere' });
    const title = useRef<HTMLTextAreaElement>(null);
    const [other, nothing] = [undefined, () => undefined];
    const goOn = () => setStatus({ state: 'typing' });
    return (
      <form>
        <CopyNotice
          found={null}
          copy={{ status, goOn, other, isStored: nothing, offer: nothing, forgettable: () => ({}) }}
          isChanged
          isPublished={false}
          discard={nothing}
          next={() => title.current}
        />
        <textarea ref={title} aria-label="Title" />
      </form>
    );
  }
  await portal.show(<Form />);
  await pressed('Continue here');
  await hasFocus('textbox', 'Title');
});

it('F8 within the notices leads to the last one, and Escape from there to the page still', async () => {
  await portal.show(
    <>
      <Notices />
      <button onClick={() => offerUndo('Deleted!', 'Undo', () => undefined)}>Delete</button>
    </>,
  );
  await pressed('Delete');
  const first = await drawnNotice('Deleted!');
  await userEvent.keyboard('{F8}');
  expect(first).toHaveFocus();
  act(() => within(first).getByText('Undo').focus());
  act(() => confirmDone('Updated!'));
  const second = await drawnNotice('Updated!');
  await userEvent.keyboard('{F8}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await hasFocus('button', 'Delete');
});
