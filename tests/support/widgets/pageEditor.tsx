import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { EditPage } from '../../../src/client/pages/manage/EditPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { resizeTo } from './newsWidgets';
import type { WidgetPortal } from './widgetPortal';

// This window has no layout.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

function Elsewhere() {
  return <p>{`At ${useLocation().pathname}`}</p>;
}

const editPaths = ['add', ':slug/edit'].flatMap((end) =>
  ['news', 'content'].map((kind) => `/pages/${kind}/${end}`),
);

export interface EditorVisit {
  person?: string;
  keepCache?: boolean;
  /** Of the window, in px. */
  width?: number;
}

/** Opens the editor of pages at an address; elsewhere the address is written down. */
export async function openPageEditor(
  portal: WidgetPortal,
  at: string,
  { person = 'editor', width = 1_440, keepCache = false }: EditorVisit = {},
) {
  cleanup();
  resizeTo(width);
  const shown = await portal.show(
    <>
      <Routes>
        {editPaths.map((path) => (
          <Route key={path} path={path} element={<EditPage />} />
        ))}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <ModalOutlet />
      <Notices />
    </>,
    { person, at, keepCache },
  );
  await titleField();
  return shown;
}

export const titleField = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Title', hidden: true });

export const writeTitle = async (title: string) =>
  void fireEvent.change(await titleField(), { target: { value: title } });

const source = { name: 'Text: HTML source', hidden: true };

/** Writes the text of the page in its source. */
export async function writeText(html: string): Promise<void> {
  if (!screen.queryByRole('textbox', source))
    await userEvent.click(await screen.findByRole('button', { name: 'HTML source', hidden: true }));
  fireEvent.change(await screen.findByRole('textbox', source), { target: { value: html } });
}

export const pressButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
