import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { editorAddress } from '../../../src/client/ui/editor/editorAddress';
import { editorField, editorOf, showEditor as show } from '../../support/widgets/editorField';

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
    await waitFor(() => expect(selector).toHaveValue(style));
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

it('EDITOR-06 in the source what has no room in the toolbar rests in its menu as well', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40);
  const { press } = await show('<p>Text</p>');
  const entries = async () => {
    await press('More formatting');
    const menu = within(await screen.findByRole('menu'));
    return [...menu.getAllByRole('menuitemcheckbox'), ...menu.getAllByRole('menuitem')];
  };
  const namesOf = (all: HTMLElement[]) => all.map(({ textContent }) => textContent);
  const possible = (all: HTMLElement[]) =>
    namesOf(all.filter((entry) => entry.getAttribute('aria-disabled') !== 'true'));
  const formats = [
    ...['Underline', 'Superscript', 'Align centre', 'Right to left', 'Bulleted list'],
    ...['Numbered list', 'Picture', 'Video', 'Table', 'Blocks', 'Clear formatting'],
  ];
  const inText = await entries();
  expect(possible(inText)).toEqual(expect.arrayContaining(formats));
  await userEvent.click(inText.find(({ textContent }) => textContent === 'HTML source')!);
  await source();
  const inSource = await entries();
  expect(namesOf(inSource)).toEqual(expect.arrayContaining(formats));
  expect(possible(inSource)).toEqual(['HTML source', 'Keyboard shortcuts']);
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
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(editorField.saved).toBe('<p>Only text</p>');
});

it('EDITOR-09 text that is saved from the source is a paragraph as well, and stays there as it is typed', async () => {
  const { press } = await show('');
  await press('HTML source');
  for (const [typed, saved] of [
    ['Only text', '<p>Only text</p>'],
    [
      'Text\nof two lines \n<ul><li>Point</li></ul>',
      '<p>Text\nof two lines</p><ul><li>Point</li></ul>',
    ],
    ['With <b>bold</b> words', 'With <b>bold</b> words'],
    [' <h2>Title</h2>Text', ' <h2>Title</h2>Text'],
  ]) {
    await userEvent.clear(await source());
    await userEvent.click(await source());
    await userEvent.paste(typed!);
    expect(await source()).toHaveValue(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(editorField.saved).toBe(saved);
  }
});

it('EDITOR-09 a look at the source of an old text without a paragraph changes nothing', async () => {
  const { press } = await show('Only text');
  await press('HTML source');
  expect(await source()).toHaveValue('Only text');
  await press('HTML source');
  await screen.findByRole('textbox', { name: 'Text' });
  expect(document.forms[0]).toHaveAttribute('data-html', 'Only text');
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
    'anna@nordvik.example/x',
    'nordvik.example@evil.example:80',
    'anna@host',
  ])
    expect([wrong, editorAddress(wrong)]).toEqual([wrong, undefined]);
  for (const [typed, address = typed] of [
    ['https://a.example/x'],
    ['http://a.example'],
    ['/settings'],
    ['mailto:a@b.example'],
    ['a.example/x', 'https://a.example/x'],
    ['a.example/@anna', 'https://a.example/@anna'],
    [' anna.holm+it@mail.nordvik.example', 'mailto:anna.holm+it@mail.nordvik.example'],
  ] as const)
    expect([typed, editorAddress(typed)]).toEqual([typed, address]);
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
  expect(screen.queryByText('Enter a value.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(editorField.html).toMatch(/<img[^>]* src="\/images\/crane.png"[^>]*>/),
  );
  expect(editorField.html).toContain('alt="A crane at night"');
});

it.each(['https://', 'https://user:word@nordvik.example/crane.png'])(
  'EDITOR-07 EDITOR-12 a picture from %s is not inserted, and the reason is said',
  async (address) => {
    const { press } = await show('<p>Before</p>');
    await press('Picture');
    await userEvent.click(await screen.findByRole('button', { name: 'Address' }));
    await userEvent.click(screen.getByLabelText('Address of the picture'));
    await userEvent.paste(address);
    await userEvent.click(await screen.findByRole('checkbox', { name: /only decorative/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    expect(await screen.findByText(/Enter an address that starts with/)).toBeVisible();
    expect(editorField.html).toBe('<p>Before</p>');
  },
);

/** Where a text stands. */
function textIn(field: HTMLElement, text: string): { from: number; to: number } {
  const found = { from: 0, to: 0 };
  editorOf(field).state.doc.descendants((node, from) => {
    if (node.text === text) Object.assign(found, { from, to: from + node.nodeSize });
  });
  return found;
}

const linked =
  '<p><a href="https://a.example" target="_blank" rel="noopener noreferrer">Text</a></p>';
it.each([
  ['EDITOR-01', 'Bold', '<p>Text</p>', '<p><strong>Text</strong></p>'],
  ['EDITOR-01', 'Italic', '<p>Text</p>', '<p><em>Text</em></p>'],
  ['EDITOR-01', 'Underline', '<p>Text</p>', '<p><u>Text</u></p>'],
  ['EDITOR-01', 'Strikethrough', '<p>Text</p>', '<p><s>Text</s></p>'],
  ['EDITOR-01', 'Subscript', '<p>Text</p>', '<p><sub>Text</sub></p>'],
  ['EDITOR-01', 'Superscript', '<p>Text</p>', '<p><sup>Text</sup></p>'],
  ['EDITOR-02', 'Align centre', '<p>Text</p>', '<p align="center">Text</p>'],
  ['EDITOR-02', 'Align right', '<h2>Text</h2>', '<h2 align="right">Text</h2>'],
  ['EDITOR-02', 'Align left', '<p align="right">Text</p>', '<p>Text</p>'],
  ['EDITOR-02', 'Bulleted list', '<p>Text</p>', '<ul><li><p>Text</p></li></ul>'],
  ['EDITOR-02', 'Numbered list', '<p>Text</p>', '<ol><li><p>Text</p></li></ol>'],
  ['EDITOR-02', 'Indent', '<p>Text</p>', '<blockquote><p>Text</p></blockquote>'],
  ['EDITOR-02', 'Outdent', '<blockquote><p>Text</p></blockquote>', '<p>Text</p>'],
  ['EDITOR-03', 'Remove link', linked, '<p>Text</p>'],
  ['EDITOR-03', 'Clear formatting', '<h2><strong><em>Text</em></strong></h2>', '<p>Text</p>'],
])(
  '%s %s does to the text what it says, and undo and redo take it back and again',
  async (...row) => {
    const [, name, before, after] = row;
    const { field, press } = await show(before);
    editorOf(field).commands.setTextSelection(textIn(field, 'Text'));
    await press(name);
    expect(editorField.html).toBe(after);
    await press('Undo');
    expect(editorField.html).toBe(before);
    await press('Redo');
    expect(editorField.html).toBe(after);
  },
);

it('a picture that stands there is described, made smaller, or said to be decoration', async () => {
  const { field, press } = await show(
    '<p><img src="/images/crane.png" width="600" height="300"> and text</p>',
  );
  const choose = () =>
    act(() => (field as HTMLElement & { editor: Editor }).editor.commands.setNodeSelection(1));
  choose();
  await press('Picture');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change picture' }));
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
