import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import {
  editorForms,
  loseAnswers,
  stands,
  storeOne,
  type StoredOne,
} from '../../support/widgets/editorForms';
import { pageRests } from '../../support/widgets/pageNetwork';
import { watchNotices } from '../../support/widgets/notices';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();

/** Lists hold what the tests before have left. */
let count = 0;

/** Does what the last notice offers. */
const take = async (offer: string) => {
  await waitFor(() => expect(notices.at(-1)?.action?.text).toBe(offer));
  act(() => notices.at(-1)?.action?.run());
};

describe.each(editorForms)('one of $path', (form) => {
  let one: StoredOne;
  let [first, second, third] = ['', '', ''];
  beforeEach(async () => {
    count += 1;
    [first, second, third] = [`First ${count}`, `Second ${count}`, `Third ${count}`];
    one = await storeOne(portal, form, first);
  });
  const changeAndShowHistory = async () => {
    await one.change({ [form.field]: form.stored(second) });
    await form.list(portal);
    await form.history(second);
    await screen.findByRole('button', { name: 'Restore this version', hidden: true });
  };
  const restore = async () => {
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Restore this version', hidden: true }).at(-1)!,
    );
    await answerQuestion('Restore this version');
  };

  it('is put back under its own id, with the same content, by the notice that says it is deleted', async () => {
    const before = await one.now();
    await form.list(portal);
    await form.remove(first);
    await waitFor(async () => expect(await one.now()).toBeUndefined());
    await take('Undo');
    await waitFor(async () =>
      expect(await one.now()).toEqual({
        ...before,
        ...('LastModified' in before! && { LastModified: expect.any(String) }),
        ...('Modified' in before! && { Modified: expect.any(String) }),
      }),
    );
  });

  it('whose deletion has lost its answer is deleted by trying again, and put back then', async () => {
    await form.list(portal);
    const restoreAnswers = loseAnswers('DELETE');
    await form.remove(first);
    await waitFor(() => expect(notices.at(-1)?.action?.text).toBe('Try again'));
    expect(await one.now()).toBeUndefined();
    restoreAnswers();
    await take('Try again');
    await take('Undo');
    await stands(one, form, first);
  });

  it('goes back to an earlier state by its history', async () => {
    await changeAndShowHistory();
    await restore();
    await stands(one, form, first);
  });

  it('is not put back over what somebody else has changed meanwhile; it is read again, and then it is', async () => {
    await changeAndShowHistory();
    await one.change({ [form.field]: form.stored(third) });
    await restore();
    await waitFor(() => expect(notices.at(-1)?.kind).toBe('error'));
    expect((await one.now())?.[form.field]).toBe(form.stored(third));
    await waitFor(() =>
      expect(
        screen.getAllByRole('button', { name: 'Restore this version', hidden: true }),
      ).toHaveLength(2),
    );
    // Its history and itself are two answers.
    await pageRests();
    await restore();
    await stands(one, form, first);
  });
});
