import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadPart } from '#shared/rules/documents/uploads';
import {
  beforeNextFile,
  fileOf,
  loseNextAnswer,
  setDriveStage,
} from '../../support/widgets/driveStage';
import { storeSetting } from '../../support/content/pages';

const stage = setDriveStage();
const { asked, choose, chooseHere, dialog, press, store, stored } = stage;

describe('a name that is taken', () => {
  const question =
    'A file with this name already exists. Would you like to replace the existing one?';

  it('DOCS-16 DOCS-17 is asked about; Close leaves the file as it is, Replace puts the new one in its place', async () => {
    await store('Plan.docx', 'as it was');
    await choose(fileOf('Plan.docx', 'new'));
    expect(await (await dialog()).findByText(question)).toBeVisible();
    await press('Close');
    expect([asked('PUT', 'Plan.docx').length, (await stored('Plan.docx')).size]).toEqual([1, 9]);
    await chooseHere(fileOf('Plan.docx', 'new'));
    await press('Replace');
    await (await dialog()).findByText('Uploaded');
    expect((await stored('Plan.docx')).size).toBe(3);
  });

  it('Replace overwrites no newer change: it is told, and the choice is offered again', async () => {
    await store('Shared.docx', 'as it was');
    await choose(fileOf('Shared.docx', 'mine'));
    await (await dialog()).findByText(question);
    await store('Shared.docx', 'of somebody else');
    await press('Replace');
    expect(await (await dialog()).findByText(/^Somebody changed the file/)).toBeVisible();
    expect((await stored('Shared.docx')).size).toBe('of somebody else'.length);
    // As long as nobody changes it again the second answer holds.
    await press('Replace');
    await (await dialog()).findByText('Uploaded');
    expect((await stored('Shared.docx')).size).toBe('mine'.length);
  });

  it('Replace overwrites no change that comes while the file is on its way', async () => {
    await store('Late.docx', 'as it was');
    await choose(fileOf('Late.docx', 'mine'));
    await (await dialog()).findByText(question);
    const before = stage.control.requests(undefined, 'root:/Late.docx').length;
    beforeNextFile(() => store('Late.docx', 'of somebody else'));
    await press('Replace');
    expect(await (await dialog()).findByText(/^Somebody changed the file/)).toBeVisible();
    const since = stage.control.requests(undefined, 'root:/Late.docx').slice(before);
    expect(since.map(({ method, status }) => `${method} ${status}`)).toEqual([
      'GET 200',
      'PUT 200',
      'PUT 412',
      'GET 200',
    ]);
    expect((await stored('Late.docx')).size).toBe('of somebody else'.length);
  });

  it('Keep both stores it under the first number that is free, and leads there', async () => {
    await store('Both.docx', 'first');
    await store('Both 1.docx', 'second');
    await choose(fileOf('Both.docx', 'third one'));
    await press('Keep both');
    expect(await (await dialog()).findByRole('link', { name: 'Open Both 2.docx' })).toHaveAttribute(
      'href',
      expect.stringContaining('/Both%202.docx'),
    );
    expect(asked('PUT', 'Both 2.docx').map(({ path }) => path)).toEqual([
      expect.stringContaining('conflictBehavior=rename'),
    ]);
    expect([(await stored('Both.docx')).size, (await stored('Both 1.docx')).size]).toEqual([5, 6]);
  });

  it('a file that was kept beside another one, of which only the answer was lost, is not kept twice', async () => {
    await store('Twice.docx', 'first');
    await choose(fileOf('Twice.docx', 'second'));
    await (await dialog()).findByText(question);
    loseNextAnswer();
    await press('Keep both');
    await press('Try again');
    await (await dialog()).findByText('Uploaded');
    expect([(await stored('Twice 1.docx')).size, (await stored('Twice 2.docx')).status]).toEqual([
      6, 404,
    ]);
  });

  it('Replace, of which only the answer was lost, is not taken for a change by somebody else', async () => {
    await store('Answer.docx', 'as it was');
    await choose(fileOf('Answer.docx', 'mine'));
    await (await dialog()).findByText(question);
    loseNextAnswer();
    await press('Replace');
    await press('Try again');
    await (await dialog()).findByText('Uploaded');
    expect(asked('PUT', 'Answer.docx').map(({ status }) => status)).toEqual([201, 200]);
  });

  it('another name can be given before it is sent, and is checked', async () => {
    await store('Old.docx', 'first');
    await choose(fileOf('Old.docx', 'mine'));
    await press('Rename');
    const field = await (await dialog()).findByRole('textbox', { name: 'New name' });
    expect(field).toHaveValue('Old 1.docx');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'a/b.docx{Enter}');
    expect(await (await dialog()).findByText(/^OneDrive doesn't accept this file/)).toBeVisible();
    await press('Back');
    await waitFor(async () =>
      expect(await (await dialog()).findByRole('button', { name: 'Rename' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    const again = await (await dialog()).findByRole('textbox', { name: 'New name' });
    await userEvent.clear(again);
    await userEvent.type(again, ' New.docx {Enter}');
    await (await dialog()).findByRole('link', { name: 'Open New.docx' });
    expect([(await stored('Old.docx')).size, (await stored('New.docx')).size]).toEqual([5, 4]);
  });

  it('several are answered at once, or each by itself', async () => {
    for (const name of ['A.txt', 'B.txt', 'C.txt']) await store(name, 'there');
    await choose(fileOf('A.txt', 'x'), fileOf('B.txt', 'x'), fileOf('C.txt', 'x'));
    const all = await (await dialog()).findByRole('group', { name: '3 names are taken.' });
    await userEvent.click((await dialog()).getAllByRole('button', { name: 'Skip' })[1]!);
    expect(await (await dialog()).findByText('Not uploaded')).toBeVisible();
    expect(all).toHaveAccessibleName('2 names are taken.');
    await press('Replace all');
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    const sizes = ['A.txt', 'B.txt', 'C.txt'].map(async (name) => (await stored(name)).size);
    expect(await Promise.all(sizes)).toEqual([1, 5, 1]);
  });

  it('is asked about too where somebody takes it between the look and the upload', async () => {
    await store('Race.docx', 'first');
    stage.control.fail({
      service: 'graph',
      method: 'GET',
      path: 'root:/Race.docx',
      status: 404,
      times: 1,
    });
    await choose(fileOf('Race.docx', 'second one'));
    expect(await (await dialog()).findByText(question)).toBeVisible();
    expect((await stored('Race.docx')).size).toBe(5);
  });

  it('is not asked about where the file is our own, of which only the answer was lost', async () => {
    loseNextAnswer();
    await choose(fileOf('Lost.docx'));
    await press('Try again');
    expect(await (await dialog()).findByText('Uploaded')).toBeVisible();
    expect(asked('PUT', 'Lost.docx')).toHaveLength(1);
  });

  it('Replace of a large file overwrites no change that comes while its parts are on their way', async () => {
    await storeSetting(stage.portal, 'documentUploadLimit', 20);
    try {
      await store('Film.mp4', 'as it was');
      await choose(fileOf('Film.mp4', new Uint8Array(uploadPart + 10)));
      await (await dialog()).findByText(question);
      beforeNextFile(() => store('Film.mp4', 'of somebody else'));
      await press('Replace');
      expect(await (await dialog()).findByText(/^Somebody changed the file/)).toBeVisible();
      expect((await stored('Film.mp4')).size).toBe('of somebody else'.length);
    } finally {
      await storeSetting(stage.portal, 'documentUploadLimit', 4);
    }
  });
});
