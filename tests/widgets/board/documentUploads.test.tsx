import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenToNotices } from '../../../src/client/data/notices';
import { uploadPart } from '#shared/rules/documents/uploads';
import { isUnsaved } from '../../../src/client/ui/leave/unsaved';
import { fileOf, setDriveStage } from '../../support/widgets/driveStage';
import { storeSetting } from '../../support/content/pages';
import { expectConsoleError } from '../../support/unexpectedErrors';

const stage = setDriveStage();
const { asked, choose, dialog, press, region, show, store, stored } = stage;
const limit = 4_194_304;
const fail = (failure: object) => stage.control.fail(failure);

it('DOCS-15 DOCS-19 DOCS-23 DOCS-24 the dialog uploads as soon as it opens: asks for the name, sends the bytes, and leads to the file', async () => {
  await choose(fileOf('Plan 50 % #2.docx'));
  const { findByRole, getByRole } = await dialog();
  expect(await findByRole('link', { name: 'Open Plan 50 % #2.docx' })).toHaveAttribute(
    'href',
    expect.stringContaining('/Documents/Plan%2050%20%25%20%232.docx'),
  );
  expect(asked('GET', '/me/drive/root:/Plan 50').map(({ status }) => status)).toEqual([404]);
  const [sent, ...more] = asked('PUT', '/me/drive/root:/');
  expect([sent!.status, sent!.path, more]).toEqual([
    201,
    expect.stringContaining(':/content?@microsoft.graph.conflictBehavior=fail'),
    [],
  ]);
  await userEvent.click(getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect((await stored('Plan 50 % #2.docx')).size).toBe('Plan 50 % #2.docx'.length);
});

it('DOCS-24 the bytes that arrive are those of the file', async () => {
  const bodies: unknown[] = [];
  const stop = stage.portal.devTenant.onExchange(
    ({ method, requestBody }) => void (method === 'PUT' && bodies.push(requestBody)),
  );
  await choose(fileOf('Plan.json', '{"quay":7}'));
  await (await dialog()).findByRole('link', { name: 'Open Plan.json' });
  expect(bodies).toEqual([{ quay: 7 }]);
  stop();
});

it('the same file that is chosen again is uploaded again', async () => {
  await show();
  await within(await region()).findAllByRole('listitem');
  const file = fileOf('Twice.docx');
  const field = within(await region()).getByLabelText('Upload', { selector: 'input' });
  const chooseIn = asInBrowsers(field);
  chooseIn(file);
  await (await dialog()).findByText('Uploaded');
  await press('Close');
  chooseIn(file);
  await (await dialog()).findByText(/^A file with this name already exists/);
});

describe('the limit', () => {
  it('DOCS-13 a file of exactly 4 MB is uploaded', async () => {
    await choose(fileOf('Exact.bin', new Uint8Array(limit)));
    await (await dialog()).findByText('Uploaded');
    expect((await stored('Exact.bin')).size).toBe(limit);
  });

  it('DOCS-14 one byte more is not: the dialog says so and leads to OneDrive', async () => {
    await choose(fileOf('Large.bin', new Uint8Array(limit + 1)));
    const { findByRole, queryByRole } = await dialog('File is too large');
    expect(await findByRole('link', { name: 'Upload it in OneDrive instead' })).toHaveAttribute(
      'href',
      expect.stringContaining('/personal/member_nordvik_example/Documents'),
    );
    expect(queryByRole('progressbar')).toBeNull();
    expect(asked('GET', 'root:/Large.bin')).toEqual([]);
  });

  it('DOCS-14 it leads to OneDrive also where the address of their own cannot be read', async () => {
    fail({ service: 'graph', path: '/me/drive?', status: 500 });
    await choose(fileOf('Large.bin', new Uint8Array(limit + 1)));
    const { findByRole } = await dialog('File is too large');
    expect(await findByRole('link', { name: 'Upload it in OneDrive instead' })).toHaveAttribute(
      'href',
      `${stage.portal.devTenant.sharePointUrl}/`,
    );
  });
});

describe('what goes wrong', () => {
  it('DOCS-18 DOCS-20 the network: the sentence, another try, Cancel; nothing is there', async () => {
    expectConsoleError(/socket hang up/);
    fail({ service: 'graph', method: 'PUT', silence: 'drop', times: 1 });
    await choose(fileOf('Cut.docx'));
    const { findByText, findByRole, getByRole } = await dialog();
    expect(
      await findByText(
        'Could not upload the document due to network issue. Please try again later.',
      ),
    ).toBeVisible();
    expect(getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect((await stored('Cut.docx')).status).toBe(404);
    await userEvent.click(await findByRole('button', { name: 'Try again' }));
    expect(await findByText('Uploaded')).toBeVisible();
  });

  it('DOCS-18 the unexpected: the error with its status, and Cancel', async () => {
    fail({ service: 'graph', method: 'PUT', status: 500 });
    await choose(fileOf('Odd.docx'));
    const { findByText, getByRole } = await dialog();
    expect(await findByText('Status 500')).toBeVisible();
    // The chosen file is here alone: a sign-in is not to leave the page.
    await waitFor(() => expect(isUnsaved()).toBe(true));
    await userEvent.click(getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(isUnsaved()).toBe(false));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('a file in use, a full drive, no drive, a name that OneDrive refuses: a sentence each', async () => {
    const { drive } = stage.control;
    await store('Used.docx', 'x');
    drive.locked.push('Used.docx');
    await choose(fileOf('Used.docx'), fileOf('a:b.docx'));
    const { findByText, findAllByRole, getByText } = await dialog();
    await userEvent.click((await findAllByRole('button', { name: 'Replace' }))[0]!);
    expect(await findByText(/^Somebody is working in this file/)).toBeVisible();
    expect(getByText(/^OneDrive doesn't accept this file name/)).toBeVisible();
    drive.locked = [];
    drive.bytesLeft = 2;
    // The earlier choice holds.
    await press('Try again');
    expect(await findByText(/^Your OneDrive is full/)).toBeVisible();
    drive.isMissing = true;
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try again' }));
    expect(await findByText(/^You don't have a OneDrive yet/)).toBeVisible();
    drive.isMissing = false;
    expect((await stored('Used.docx')).size).toBe(1);
  });

  it('a busy service is waited for once, and the person is told', async () => {
    fail({ service: 'graph', method: 'PUT', status: 429, retryAfter: 1, times: 1 });
    await choose(fileOf('Busy.docx'));
    expect(
      await (await dialog()).findByText(/^OneDrive is busy\. The upload continues/),
    ).toBeVisible();
    expect(await (await dialog()).findByText('Uploaded')).toBeVisible();
    expect(asked('PUT', 'Busy.docx').map(({ status }) => status)).toEqual([429, 201]);
  });
});

it('DOCS-02 DOCS-03 what is uploaded while the window becomes a small one arrives, and no more is offered', async () => {
  const width = window.innerWidth;
  stage.control.latency.graph = 300;
  await choose(fileOf('Turned.docx'));
  const { findByText, getByRole } = await dialog();
  act(() => {
    window.innerWidth = 767;
    window.dispatchEvent(new Event('resize'));
  });
  expect(await findByText('Uploaded')).toBeVisible();
  stage.control.latency.graph = 0;
  await userEvent.click(getByRole('button', { name: 'Close' }));
  expect(within(await region()).queryByText('Upload')).toBeNull();
  window.innerWidth = width;
});

describe('several files', () => {
  it('go up one after the other, each with its own end; what is cancelled is not sent', async () => {
    const answer = stage.control.latency;
    answer.graph = 300;
    await choose(fileOf('One.txt'), fileOf('Two.txt'), fileOf('Three.txt'));
    const { findByRole, findAllByText, getAllByText } = await dialog();
    await userEvent.click(await findByRole('button', { name: 'Cancel the upload of Two.txt' }));
    await waitFor(() => expect(getAllByText('Uploaded')).toHaveLength(2));
    expect(await findAllByText('Not uploaded')).toHaveLength(1);
    answer.graph = 0;
    const sent = asked('PUT', 'root:/').map(({ path }) => /root:\/(\w+)/.exec(path)?.[1]);
    expect(sent).toEqual(['One', 'Three']);
  });

  it('whose button to cancel goes when it is done: the keyboard stays in the dialog, and Escape closes it', async () => {
    await choose(fileOf('One.txt'), fileOf('Two.txt'));
    (await screen.findByRole('button', { name: 'Cancel the upload of Two.txt' })).focus();
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('Cancel ends what is under way and leaves nothing behind', async () => {
    fail({ service: 'graph', method: 'PUT', silence: 'hang' });
    await choose(fileOf('Slow.txt'));
    const { findByRole, getByRole } = await dialog();
    expect(await findByRole('progressbar', { name: 'Upload of Slow.txt' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect((await stored('Slow.txt')).status).toBe(404);
  });
});

describe('files that are dropped and pasted', () => {
  const folder = (name: string) => ({
    kind: 'file',
    getAsFile: () => fileOf(name),
    webkitGetAsEntry: () => ({ isDirectory: true, name }),
  });
  const item = (file: File) => ({
    kind: 'file',
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isDirectory: false, name: file.name }),
  });
  const drop = async (items: object[], files: File[]) =>
    fireEvent.drop(within(await region()).getByText('Drag a file here to upload and open'), {
      dataTransfer: { types: ['Files'], items, files },
    });

  it('DOCS-12 a folder is not uploaded, which is told; the file beside it is', async () => {
    const told: string[] = [];
    const stop = listenToNotices(({ text }) => told.push(text));
    await show();
    await drop([folder('Photos')], [fileOf('Photos')]);
    await waitFor(() => expect(told).toEqual([expect.stringMatching(/^Folders .*: Photos\./)]));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    const file = fileOf('Note.txt');
    await drop([folder('Photos'), item(file)], [fileOf('Photos'), file]);
    await (await dialog()).findByText('Uploaded');
    expect(asked('PUT', 'root:/').map(({ path }) => path)).toEqual([
      expect.stringContaining('Note.txt'),
    ]);
    stop();
  });

  it('DOCS-12 only files are taken: a text or a link that is dragged over the place is left alone', async () => {
    await show();
    const place = within(await region()).getByText('Drag a file here to upload and open');
    const isTaken = (types: string[]) => {
      const dataTransfer = { types, items: [], files: [] };
      const outcomes = [fireEvent.dragOver(place, { dataTransfer })];
      if (!types.includes('Files')) outcomes.push(fireEvent.drop(place, { dataTransfer }));
      return outcomes.includes(false);
    };
    expect(isTaken(['text/plain'])).toBe(false);
    expect(isTaken(['text/uri-list', 'text/html'])).toBe(false);
    expect(isTaken(['Files'])).toBe(true);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('what is pasted is uploaded, a picture under a name of its own; not what is pasted elsewhere', async () => {
    await show();
    await within(await region()).findAllByRole('listitem');
    const clipboardData = { items: [item(fileOf('image.png'))], files: [], types: ['Files'] };
    const field = document.body.appendChild(document.createElement('input'));
    act(() => field.focus());
    fireEvent.paste(field, { clipboardData });
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    act(() => field.remove());
    fireEvent.paste(document.body, { clipboardData });
    expect(await (await dialog()).findByText(/^Picture [\d-]{10} [\d.]{8}\.png$/)).toBeVisible();
    await (await dialog()).findByText('Uploaded');
  });
});

describe('a file above 4 MB, where the limit is raised', () => {
  const size = 2 * uploadPart + 1_000;
  const large = () => fileOf('Film.mp4', new Uint8Array(size).fill(7));
  const parts = () => asked('PUT', 'uploadSession').map(({ status }) => status);
  beforeAll(() => storeSetting(stage.portal, 'documentUploadLimit', 20));
  afterAll(() => storeSetting(stage.portal, 'documentUploadLimit', 4));

  it('goes up in parts, and goes on after a cut where it was', async () => {
    expectConsoleError(/socket hang up/);
    fail({
      service: 'sharepoint',
      method: 'PUT',
      path: 'uploadSession',
      silence: 'drop',
      times: 1,
    });
    await choose(large());
    expect(await (await dialog()).findByText(/^The connection was lost\./)).toBeVisible();
    expect(await (await dialog()).findByText('Uploaded')).toBeVisible();
    expect(parts()).toEqual([0, 202, 202, 201]);
    expect((await stored('Film.mp4')).size).toBe(size);
    expect(asked('GET', 'uploadSession')).toHaveLength(1);
  });

  const unwanted = { service: 'sharepoint', method: 'PUT', path: 'uploadSession', status: 416 };

  it('goes on with the bytes that the service says it wants', async () => {
    fail({ ...unwanted, times: 1 });
    await choose(large());
    await (await dialog()).findByText('Uploaded');
    expect(parts()).toEqual([416, 202, 202, 201]);
    expect((await stored('Film.mp4')).size).toBe(size);
  });

  it('ends where the service refuses whatever bytes it gets', async () => {
    fail(unwanted);
    await choose(large());
    const { findByText } = await dialog();
    expect(await findByText('Status 416')).toBeVisible();
    expect(parts()).toEqual([416, 416, 416, 416, 416]);
    stage.control.clearFailures();
    await press('Try again');
    expect(await findByText('Uploaded')).toBeVisible();
  });

  it('says how much of the whole file has been sent, not of its part', async () => {
    stage.control.latency.sharepoint = 1_000;
    await choose(large());
    const bar = await (await dialog()).findByRole('progressbar', { name: 'Upload of Film.mp4' });
    let sent = 0;
    await waitFor(() => {
      sent = Number(bar.getAttribute('aria-valuenow'));
      expect(sent).toBeGreaterThan(0);
    });
    expect(sent).toBeLessThan(0.6);
    stage.control.latency.sharepoint = 0;
    await (await dialog()).findByText('Uploaded');
  });

  it('begins again when the service has forgotten what it got', async () => {
    fail({ service: 'sharepoint', method: 'PUT', path: 'uploadSession', status: 404, times: 1 });
    await choose(large());
    await (await dialog()).findByText('Uploaded');
    expect(asked('POST', 'createUploadSession')).toHaveLength(2);
    expect((await stored('Film.mp4')).size).toBe(size);
  });

  it('asks when its name is taken before the last part, and Cancel discards what was sent', async () => {
    stage.control.latency.sharepoint = 300;
    await choose(large());
    await waitFor(() => expect(asked('POST', 'createUploadSession')).toHaveLength(1));
    await store('Film.mp4', 'faster');
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Replace' }));
    await waitFor(() =>
      expect(parts().filter((status) => status === 202).length).toBeGreaterThan(2),
    );
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asked('DELETE', 'uploadSession')).toHaveLength(1));
    expect((await stored('Film.mp4')).size).toBe('faster'.length);
  });
});

/** A browser says nothing where the choice is the same as before, until the field is emptied. */
function asInBrowsers(field: HTMLElement): (file: File) => void {
  let kept: File | undefined;
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => '',
    set: () => (kept = undefined),
  });
  return (file) => {
    if (file === kept) return;
    kept = file;
    fireEvent.change(field, { target: { files: [file] } });
  };
}
