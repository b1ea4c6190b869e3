import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { storePage } from '../../support/content/pages';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { editorForms, stands, storeOne } from '../../support/widgets/editorForms';
import { watchNotices } from '../../support/widgets/notices';
import { openPageEditor, pressButton } from '../../support/widgets/pageEditor';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();

/** Holds back the answers to this method until the end is called. */
function holdAnswers(method: string): () => void {
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (init?.method === method) await released;
    return answer;
  });
  return release;
}

it('the answer to a deletion does not lead away from where the reader has gone since', async () => {
  const page = await storePage(portal, { Title: 'Deleted late' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await pressButton('More');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const release = holdAnswers('DELETE');
  await answerQuestion('Delete');
  await waitFor(async () =>
    expect((await portal.call('editor', 'GET', `/pages/${page.Id}`)).status).toBe(404),
  );
  await pressButton('Cancel');
  const left = await screen.findByText(/^At /);
  const where = left.textContent;
  release();
  await waitFor(() => expect(notices).not.toEqual([]));
  await pageRests();
  expect(left).toHaveTextContent(where);
});

it('the answer to a form that was left does not close the one that was opened since', async () => {
  const form = editorForms.find(({ path }) => path === '/infoboxes')!;
  const one = await storeOne(portal, form, 'First');
  cleanup();
  await portal.show(
    <Suspense>
      <Link to="/?modal=broadcast-messages%2Fadd">Another form</Link>
      <ModalOutlet />
    </Suspense>,
    { person: 'admin', at: `/?modal=${encodeURIComponent(`infoboxes/edit/${one.id}`)}` },
  );
  await form.write('Second');
  const release = holdAnswers('PUT');
  await form.save();
  await stands(one, form, 'Second');
  fireEvent.click(screen.getByRole('link', { name: 'Another form', hidden: true }));
  const title = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/, hidden: true });
  await waitFor(() => expect(title()).toHaveValue(''));
  fireEvent.change(title(), { target: { value: 'Just begun' } });
  release();
  await waitFor(() => expect(notices).not.toEqual([]));
  expect(title()).toHaveValue('Just begun');
});
