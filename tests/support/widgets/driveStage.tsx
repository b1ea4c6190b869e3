import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyDocuments } from '../../../src/client/features/documents/MyDocuments';
import { Part } from '../../../src/client/loading/Part';
import { startWidgetPortal, type WidgetPortal } from './widgetPortal';

export const fileOf = (name: string, content: BlobPart = name) => new File([content], name);

/** A test file's stage for the documents of a person, and what their OneDrive has. */
export function setDriveStage() {
  let portal: WidgetPortal;
  beforeAll(async () => {
    portal = await startWidgetPortal();
  });
  afterAll(() => portal?.stop());
  beforeEach(() => portal.devTenant.control.reset());

  const region = () => screen.findByRole('region', { name: 'My documents' });
  const dialog = async (name = 'Upload to OneDrive') =>
    within(await screen.findByRole('dialog', { name }));
  const show = () =>
    portal.show(
      <Part>
        <MyDocuments />
      </Part>,
    );
  /** Chooses files by the button of the widget that is shown. */
  const chooseHere = async (...files: File[]) =>
    fireEvent.change(within(await region()).getByLabelText('Upload', { selector: 'input' }), {
      target: { files },
    });
  const atGraph = async (name: string, part = '', request: RequestInit = {}) => {
    const { devTenant } = portal;
    const token = await devTenant.tokenFor('member@nordvik.example', { resource: 'graph' });
    const address = `${devTenant.graphUrl}/v1.0/me/drive/root:/${encodeURIComponent(name)}${part}`;
    return fetch(address, { ...request, headers: { authorization: `Bearer ${token}` } });
  };
  return {
    get portal() {
      return portal;
    },
    get control() {
      return portal.devTenant.control;
    },
    region,
    dialog,
    show,
    chooseHere,
    /** Shows the widget and chooses files. */
    choose: async (...files: File[]) => {
      await show();
      await chooseHere(...files);
    },
    press: async (name: string) =>
      userEvent.click(await (await dialog()).findByRole('button', { name })),
    asked: (method: string, path: string) =>
      portal.devTenant.control
        .requests(undefined, path)
        .filter((request) => request.method === method && !request.path.includes('$select')),
    /** The file of this name in the person's OneDrive. */
    stored: async (name: string): Promise<{ status: number; size?: number }> => {
      const answer = await atGraph(name);
      const { size } = (await answer.json()) as { size?: number };
      return { status: answer.status, size };
    },
    /** Puts a file there, as from another window. */
    store: (name: string, content: string) =>
      atGraph(name, ':/content', { method: 'PUT', body: content }),
  };
}

/** Something happens before the next file is sent. */
export function beforeNextFile(act: () => Promise<unknown>): void {
  interruptNextFile((_request, go) => void act().then(go));
}

/** The next file that is sent arrives, but its answer does not. */
export function loseNextAnswer(): void {
  interruptNextFile((request, go) => {
    const failed = request.onerror;
    request.onload = (event) => failed?.call(request, event);
    go();
  });
}

function interruptNextFile(act: (request: XMLHttpRequest, go: () => void) => void): void {
  const real = XMLHttpRequest.prototype.send;
  const next = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementationOnce(function (
    this: XMLHttpRequest,
    body,
  ) {
    next.mockRestore();
    act(this, () => real.call(this, body));
  });
}
