import { useState } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { RichTextInput } from '../../../src/client/ui/text/RichTextInput';
import { ImageStoreContext, type ImageStore } from '../../../src/client/ui/images/imageStore';
import { testRenderer } from './testRenderer';

// This window has no layout.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;
let addresses = 0;
URL.createObjectURL = () => `blob:${(addresses += 1)}`;
URL.revokeObjectURL = () => undefined;

/** A form's value of a text field, as the form knows it once the field is left. */
export class WrittenHtml {
  private written = '';

  get html(): string {
    fireEvent(window, new FocusEvent('focusout'));
    return this.written;
  }

  set html(html: string) {
    this.written = html;
  }
}

/** The text that the field under test would save, and how often its form was sent and with what. */
export const editorField = Object.assign(new WrittenHtml(), { saves: 0, saved: '' });

function Field({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    editorField.html = next;
    setValue(next);
  };
  return (
    <form
      data-html={value}
      onSubmit={(event) => {
        event.preventDefault();
        editorField.saves += 1;
        editorField.saved = value;
      }}
    >
      <RichTextInput name="Text" html={value} onChange={change} />
      <button>Save</button>
    </form>
  );
}

/** One text editor, alone in the page. */
export async function showEditor(initial: string, store?: ImageStore) {
  Object.assign(editorField, { html: initial, saves: 0 });
  render(
    <AppFrame renderer={testRenderer}>
      <ImageStoreContext value={store}>
        <Field initial={initial} />
      </ImageStoreContext>
    </AppFrame>,
  );
  const toolbar = within(await screen.findByRole('toolbar', { name: 'Formatting of Text' }));
  const field = await screen.findByRole('textbox', { name: 'Text' });
  return {
    toolbar,
    field,
    press: (name: string) => userEvent.click(toolbar.getByRole('button', { name })),
    choose: async (menu: string, entry: string) => {
      await userEvent.click(toolbar.getByRole('button', { name: menu }));
      await userEvent.click(await screen.findByText(entry));
    },
  };
}

/** The view of ProseMirror keeps its editor with its element. */
export const editorOf = (field: HTMLElement) => (field as HTMLElement & { editor: Editor }).editor;

/** Letter by letter, as a keyboard does it. */
export function type(field: HTMLElement, text: string): void {
  const { view } = editorOf(field);
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const take = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, take)))
      view.dispatch(take());
  }
}

/** Pastes, as a browser does, what a program put on the clipboard. */
export function paste(field: HTMLElement, html: string, files: readonly File[] = []): void {
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    files,
    types: ['text/html'],
  };
  fireEvent.paste(field, { clipboardData });
}
