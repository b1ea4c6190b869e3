import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { mustKeepPage } from '../../../src/client/auth/keptPage';
import { SigningInAgain } from '../../../src/client/shell/frame/SigningInAgain';
import { setNewsPortal } from '../../support/widgets/newsWidgets';
import { openPageEditor, titleField, writeTitle } from '../../support/widgets/pageEditor';

const portal = setNewsPortal();

it('AUTH-21 nobody is sent to sign in while they write, although a copy keeps their text', async () => {
  await openPageEditor(portal, '/pages/news/add');
  render(<SigningInAgain>{null}</SigningInAgain>);
  await writeTitle('Half a sentence');
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(mustKeepPage()).toBe(true);
  // Where windows are blocked, a click on Sign in may leave what comes back.
  expect(mustKeepPage(true)).toBe(false);
  fireEvent.change(await titleField(), { target: { value: '' } });
  await waitFor(() => expect(mustKeepPage()).toBe(false));
});
