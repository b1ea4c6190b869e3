import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { editorAddress } from '../../../src/client/ui/editor/editorAddress';
import { editorField, showEditor as show } from '../../support/widgets/editorField';

const source = () => screen.findByRole('textbox', { name: 'Text: HTML source' });

async function writeSource(press: (name: string) => Promise<void>, text: string): Promise<void> {
  await press('HTML source');
  await userEvent.clear(await source());
  await userEvent.click(await source());
  await userEvent.paste(text);
  await press('HTML source');
}

it('EDITOR-01 EDITOR-02 EDITOR-03 the toolbar has every format', async () => {
  const { toolbar } = await show('<p>Text</p>');
  const names = [
    ...['Undo', 'Redo', 'Bold', 'Italic', 'Underline', 'Strikethrough', 'Subscript', 'Superscript'],
    ...[
      'Align left',
      'Align centre',
      'Align right',
      'Indent',
      'Outdent',
      'Bulleted list',
      'Numbered list',
    ],
    ...['Link', 'Picture', 'Remove link', 'Clear formatting'],
  ];
  for (const name of names) expect(toolbar.getByRole('button', { name })).toBeInTheDocument();
});

it('EDITOR-04 the selector has DIV, H2 to H6 and P, and changes the block', async () => {
  const { toolbar } = await show('<p>Text</p>');
  const selector = toolbar.getByRole('combobox', { name: 'Paragraph style' });
  expect(
    within(selector)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value),
  ).toEqual(['div', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']);
  for (const style of ['h3', 'div', 'p']) {
    await userEvent.selectOptions(selector, style);
    await waitFor(() => expect(editorField.html).toBe(`<${style}>Text</${style}>`));
  }
});

it('EDITOR-05 EDITOR-06 source and text are two views of the same; in the source the rest of the toolbar rests', async () => {
  const { toolbar, press } = await show('<p>First</p>');
  await writeSource(press, '<h2>Second</h2><ul><li><p>Point</p></li></ul>');
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeInTheDocument();
  await press('HTML source');
  expect(await source()).toHaveValue('<h2>Second</h2><ul><li><p>Point</p></li></ul>');
  for (const name of ['Bold', 'Align left', 'Bulleted list', 'Link', 'Picture', 'Clear formatting'])
    expect(toolbar.getByRole('button', { name })).toBeDisabled();
  expect(toolbar.getByRole('combobox', { name: 'Paragraph style' })).toBeDisabled();
});

it('EDITOR-08 a link that is set opens in a new window; a wrong address is refused with the reason', async () => {
  const { press } = await show('<p>Text</p>');
  await press('Link');
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await userEvent.type(address, 'javascript:alert(1)');
  await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(await dialog.findByText(/Enter an address that starts with/)).toBeVisible();
  await userEvent.clear(address);
  await userEvent.type(address, 'https://example.com/x');
  await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(editorField.html).toContain('href="https://example.com/x"'));
  expect(editorField.html).toContain('target="_blank"');
  expect(editorField.saves).toBe(0);
});

it('EDITOR-09 a first line that is text only becomes a paragraph', async () => {
  const { press, field } = await show('');
  await writeSource(press, 'Only text');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Text' }).innerHTML).toBe('<p>Only text</p>'),
  );
  expect(field).not.toBeNull();
});

it('EDITOR-07 EDITOR-10 EDITOR-12 an address is http or https with a host, or one within the portal; a bare scheme is none', () => {
  for (const wrong of [
    '',
    'https://',
    'http://',
    'https:',
    'javascript:alert(1)',
    'ftp://example.com',
    '//example.com',
    '/\\example.com',
    'data:text/html,x',
  ])
    expect([wrong, editorAddress(wrong)]).toEqual([wrong, undefined]);
  expect(
    [
      'https://a.example/x',
      'http://a.example',
      '/settings',
      'mailto:a@b.example',
      'a.example/x',
    ].map(editorAddress),
  ).toEqual([
    'https://a.example/x',
    'http://a.example',
    '/settings',
    'mailto:a@b.example',
    'https://a.example/x',
  ]);
});

it('EDITOR-03 a picture comes with words for people who cannot see it', async () => {
  const { press } = await show('<p>Before</p>');
  await press('Picture');
  await userEvent.click(await screen.findByRole('button', { name: 'Address' }));
  await userEvent.click(screen.getByLabelText('Address of the picture'));
  await userEvent.paste('/images/crane.png');
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  expect(await screen.findByText('Enter a value.')).toBeVisible();
  await userEvent.click(screen.getByLabelText(/^What the picture shows/));
  await userEvent.paste('A crane at night');
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(editorField.html).toMatch(/<img[^>]* src="\/images\/crane.png"[^>]*>/),
  );
  expect(editorField.html).toContain('alt="A crane at night"');
});

it('a picture that stands there is described, made smaller, or said to be decoration', async () => {
  const { field, press } = await show(
    '<p><img src="/images/crane.png" width="600" height="300"> and text</p>',
  );
  const choose = () =>
    act(() => (field as HTMLElement & { editor: Editor }).editor.commands.setNodeSelection(1));
  choose();
  await press('Picture');
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture from' }));
  const width = dialog.getByRole('combobox', { name: 'Width' });
  expect(width).toHaveDisplayValue('600 pixels');
  await userEvent.selectOptions(width, 'Half of the column');
  await userEvent.click(dialog.getByRole('button', { name: 'Change picture' }));
  expect(await dialog.findByText('Enter a value.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^What the picture shows/), 'A crane');
  await userEvent.click(dialog.getByRole('button', { name: 'Change picture' }));
  expect(editorField.html).toBe(
    '<p><img src="/images/crane.png" alt="A crane" width="328"> and text</p>',
  );
  // The key that ends a line would replace it by one.
  choose();
  fireEvent.keyDown(field, { key: 'Enter' });
  await userEvent.click(await screen.findByRole('checkbox', { name: /only decorative/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Change picture' }));
  expect(editorField.html).toBe('<p><img src="/images/crane.png" alt="" width="328"> and text</p>');
});
