import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImageStore } from '../../../src/client/ui/images/imageStore';
import { editorField, editorOf, paste, showEditor } from '../../support/widgets/editorField';
import { word } from '../../support/clipboards/word';
import { drawing } from '../../support/content/uploads';

const cities =
  '<table lang="nb"><caption>Offices</caption><thead><tr><th scope="col">City</th><th>Floors</th></tr></thead><tbody><tr><td>Oslo</td><td>12</td></tr></tbody></table>';

function typeInto(field: HTMLElement, text: string): void {
  const editor = editorOf(field);
  let end = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.text === text) end = position + node.nodeSize;
  });
  editor.commands.setTextSelection(end);
  editor.view.dispatch(editor.state.tr.insertText('x'));
}

it('EDITOR-05 a letter typed into a table changes its cell alone, and undone nothing; so does a look at the source', async () => {
  const { field, press } = await showEditor(cities);
  expect(within(field).getByText('Offices')).toBeVisible();
  expect(within(field).getAllByRole('columnheader')).toHaveLength(2);
  typeInto(field, 'Oslo');
  expect(editorField.html).toBe(cities.replace('Oslo', 'Oslox'));
  await press('Undo');
  expect(editorField.html).toBe(cities);
  await press('HTML source');
  expect(await screen.findByRole('textbox', { name: 'Text: HTML source' })).toHaveValue(cities);
  await press('HTML source');
  typeInto(await screen.findByRole('textbox', { name: 'Text' }), '12');
  expect(editorField.html).toBe(cities.replace('12', '12x'));
});

it('text that was stored in another form is saved as it was when a letter is undone', async () => {
  const stored = '<div><p>One</p>\n\n<figure><img src="/a.png" /></figure></div>';
  const { field, press } = await showEditor(stored);
  typeInto(field, 'One');
  expect(editorField.html).toContain('<p>Onex</p><figure><img src="/a.png"></figure>');
  await press('Undo');
  expect(editorField.html).toBe(stored);
});

it('a form that is sent right after a letter has the letter', async () => {
  const { field } = await showEditor('<p>One</p>');
  typeInto(field, 'One');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(editorField.saved).toBe('<p>Onex</p>');
});

it('what is typed reaches the form when a pause is made, with nothing pressed', async () => {
  const { field } = await showEditor('<p>One</p>');
  typeInto(field, 'One');
  await waitFor(() => expect(document.forms[0]).toHaveAttribute('data-html', '<p>Onex</p>'));
});

it('what cannot be edited is a block that says what it is, is moved and is deleted', async () => {
  const list = '<dl lang="en"><dt>Knot</dt><dd>A speed</dd></dl>';
  const { field, press } = await showEditor(`<p>Before</p>${list}<p>After</p>`);
  await screen.findByRole('group', { name: 'Kept as it is: definition list' });
  editorOf(field).commands.setNodeSelection('Before'.length + 2);
  await press('Move up');
  expect(editorField.html).toBe(`${list}<p>Before</p><p>After</p>`);
  await press('Move down');
  await press('Move down');
  expect(editorField.html).toBe(`<p>Before</p><p>After</p>${list}`);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(editorField.html).toBe('<p>Before</p><p>After</p>');
});

it('a table with uneven rows is kept as it is, until its rows are evened out to edit it', async () => {
  const cells = '<td>A</td><td>B</td>';
  const uneven = `<table><caption>C</caption><tbody><tr>${cells}</tr><tr></tr></tbody></table>`;
  const { field } = await showEditor(`<p>Text</p>${uneven}`);
  const name = 'Kept as it is: table with uneven rows';
  expect(await screen.findByRole('group', { name })).toBeVisible();
  typeInto(field, 'Text');
  expect(editorField.html).toBe(`<p>Textx</p>${uneven}`);
  await userEvent.click(screen.getByRole('button', { name: 'Even out its rows to edit it' }));
  const even = uneven.replace('<tr></tr>', '<tr><td><p></p></td><td><p></p></td></tr>');
  expect(editorField.html.replaceAll('<td></td>', '<td><p></p></td>')).toBe(`<p>Textx</p>${even}`);
  typeInto(field, 'B');
  expect(editorField.html).toContain('<td>Bx</td>');
});

it.each([
  ['a picture', '<figure><img src="/a.png" alt="A"><figcaption>Words</figcaption></figure>'],
  [
    'a table',
    '<table><caption>Words</caption><colgroup><col></colgroup><tbody><tr><td>A</td></tr></tbody></table>',
  ],
])('the caption of %s is edited in its place, and its last line leads out', async (_, html) => {
  const { field, press } = await showEditor(html);
  typeInto(field, 'Words');
  expect(editorField.html).toBe(html.replace('Words', 'Wordsx'));
  await press('Undo');
  expect(editorField.html).toBe(html);
  fireEvent.keyDown(field, { key: 'Enter' });
  const { view, state } = editorOf(field);
  view.dispatch(state.tr.insertText('y'));
  expect(editorField.html).toBe(
    html.includes('<td>') ? html.replace('<td>', '<td>y') : `${html}<p>y</p>`,
  );
});

it('cells are merged and split by the menu, with all that stands in them', async () => {
  const { field, choose } = await showEditor(
    '<table><tbody><tr><td>A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr></tbody></table>',
  );
  typeInto(field, 'B');
  // Shift and an arrow key select cells.
  fireEvent.keyDown(field, { key: 'ArrowDown', shiftKey: true });
  await choose('Table', 'Merge cells');
  await waitFor(() => expect(editorField.html).toContain('<td rowspan="2"><p>Bx</p><p>D</p></td>'));
  await choose('Table', 'Split cell');
  await waitFor(() => expect(editorField.html).toMatch(/<p>D<\/p><\/td><\/tr><tr><td>C<\/td><td>/));
});

it('cells that are chosen by the keyboard stay chosen at the edge of the table', async () => {
  const { field } = await showEditor(
    '<table><tbody><tr><td>A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr></tbody></table>',
  );
  typeInto(field, 'A');
  const chosen = () => [...field.querySelectorAll('.selectedCell')].map((cell) => cell.textContent);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) {
    const isTaken = !fireEvent.keyDown(field, { key, shiftKey: true });
    expect(isTaken).toBe(true);
  }
  expect(chosen()).toEqual(['Ax', 'B', 'C', 'D']);
});

it('a table is made, grows and shrinks by the menu, and its heading row is one', async () => {
  const { field, choose } = await showEditor('');
  await choose('Table', 'Insert table');
  const row = (cell: string, count: number) => `<tr>${`<${cell}></${cell}>`.repeat(count)}</tr>`;
  const table = (head: string, ...rows: string[]) =>
    `<table>${head && `<thead>${head}</thead>`}<tbody>${rows.join('')}</tbody></table>`;
  const says = (html: string) =>
    waitFor(() => expect(editorField.html.replaceAll('<p></p>', '')).toBe(html));
  await says(table(row('th', 3), row('td', 3), row('td', 3)));
  await choose('Table', 'Insert row below');
  await says(table(row('th', 3), row('td', 3), row('td', 3), row('td', 3)));
  await choose('Table', 'Insert column after');
  await says(table(row('th', 4), row('td', 4), row('td', 4), row('td', 4)));
  await choose('Table', 'Heading row');
  await says(table('', ...Array.from({ length: 4 }, () => row('td', 4))));
  await choose('Table', 'Heading row');
  await choose('Table', 'Delete column');
  await choose('Table', 'Delete row');
  await says(table('', row('td', 3), row('td', 3), row('td', 3)));
  expect(within(field).getAllByRole('row')).toHaveLength(3);
  await choose('Table', 'Delete table');
  await says('');
});

it('in a table the tab key goes from cell to cell, and behind the last one makes a row', async () => {
  const { field } = await showEditor('<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>');
  typeInto(field, 'A');
  fireEvent.keyDown(field, { key: 'Tab' });
  typeInto(field, 'B');
  fireEvent.keyDown(field, { key: 'Tab' });
  editorOf(field).view.dispatch(editorOf(field).state.tr.insertText('C'));
  expect(editorField.html).toMatch(/<td>B.*<\/tr><tr><td>.*C.*<\/td><td>.*<\/td><\/tr>/);
});

it('the direction of a paragraph is kept and can be set', async () => {
  const { field, press, toolbar } = await showEditor('<p dir="rtl">שלום</p><p>Text</p>');
  editorOf(field).commands.setTextSelection(2);
  await waitFor(() => expect(toolbar.getByRole('button', { name: 'Right to left' })).toBePressed());
  typeInto(field, 'Text');
  await press('Right to left');
  expect(editorField.html).toBe('<p dir="rtl">שלום</p><p dir="rtl">Textx</p>');
  await press('Right to left');
  expect(editorField.html).toBe('<p dir="rtl">שלום</p><p>Textx</p>');
});

it('what is pasted comes without its looks, and that pictures stay behind is said', async () => {
  const { field } = await showEditor('');
  paste(field, word.html);
  expect(editorField.html).toBe(word.expected);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Pictures that came with the pasted text were left out.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body.innerHTML).not.toContain('file:///');
});

const picture = async (name: string, ...more: BlobPart[]) =>
  new File([new Uint8Array(await drawing(20, 20).png().toBuffer()), ...more], name, {
    type: 'image/png',
  });

function countingStore(): ImageStore {
  let count = 0;
  return {
    vaultUrl: '',
    gallery: () => Promise.reject(new Error('Nobody looks for pictures here.')),
    upload: () => Promise.resolve({ url: `/api/Image/${(count += 1)}` }),
  };
}

it('EDITOR-03 of several pictures each is uploaded in its turn, or refused by its name', async () => {
  const { field } = await showEditor('<p>Quays:</p>', countingStore());
  editorOf(field).commands.setTextSelection(7);
  paste(field, '', [
    await picture('one.png'),
    await picture('large.png', new Uint8Array(7_000_000)),
    new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }),
    await picture('two.png'),
  ]);
  for (const words of ['First', 'Second']) {
    await userEvent.click(await screen.findByLabelText(/^What the picture shows/));
    await userEvent.paste(words);
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(editorField.html).toContain(words));
  }
  expect(editorField.html).toBe(
    '<p>Quays:<img src="/api/Image/1" alt="First"><img src="/api/Image/2" alt="Second"></p>',
  );
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(/png, jpg or gif can be dropped here\. a\.pdf/);
  expect(told).toHaveTextContent(/too large.* large\.png/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('EDITOR-03 a picture within pasted text is uploaded to its place, and undone with the text', async () => {
  const { field, press } = await showEditor('', countingStore());
  const bytes = (await drawing(20, 20).png().toBuffer()).toString('base64');
  paste(
    field,
    `<p>A<img src="data:image/png;base64,${bytes}" alt="Quay">B</p><p>C<img src="file:///C:/clip%201.png"></p>`,
  );
  await waitFor(() =>
    expect(editorField.html).toBe('<p>A<img src="/api/Image/1" alt="Quay">B</p><p>C</p>'),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('clip%201.png');
  await press('Undo');
  expect(editorField.html).toBe('');
});

it('EDITOR-03 a pasted picture is uploaded and asks what it shows; what is no picture is refused', async () => {
  const sent: Blob[] = [];
  const store: ImageStore = {
    vaultUrl: '',
    gallery: () => Promise.reject(new Error('Nobody looks for pictures here.')),
    upload: (file) => {
      sent.push(file);
      return Promise.resolve({ url: '/api/Image/abc' });
    },
  };
  const { field } = await showEditor('', store);
  paste(field, '', [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })]);
  expect(await screen.findByText(/^Only pictures in the format png, jpg or gif/)).toBeVisible();
  expect(sent).toEqual([]);
  const bytes = new Uint8Array(await drawing(20, 20).png().toBuffer());
  paste(field, '<img src="https://cdn.example/a.png">', [
    new File([bytes], 'a.png', { type: 'image/png' }),
  ]);
  await userEvent.click(await screen.findByLabelText(/^What the picture shows/));
  await userEvent.paste('A quay');
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(editorField.html).toBe('<p><img src="/api/Image/abc" alt="A quay"></p>'),
  );
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

describe('EDITOR-03 a pasted picture that is taken out while it is uploaded', () => {
  let finish: () => void;
  const openAndPaste = async (alternative: string) => {
    const uploaded = new Promise<{ url: string }>((resolve) => {
      finish = () => resolve({ url: '/api/Image/quay' });
    });
    const shown = await showEditor('', { ...countingStore(), upload: () => uploaded });
    const bytes = (await drawing(20, 20).png().toBuffer()).toString('base64');
    paste(shown.field, `<p>A<img src="data:image/png;base64,${bytes}" alt="${alternative}"></p>`);
    await screen.findByRole('progressbar');
    await shown.press('Undo');
    expect(editorField.html).toBe('');
    return shown;
  };
  const ended = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());

  it('comes back uploaded', async () => {
    const { press } = await openAndPaste('Quay');
    finish();
    await ended();
    await press('Redo');
    expect(editorField.html).toBe('<p>A<img src="/api/Image/quay" alt="Quay"></p>');
  });

  it('is asked about once it comes back', async () => {
    const { press } = await openAndPaste('');
    finish();
    await ended();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await press('Redo');
    await userEvent.click(await screen.findByLabelText(/^What the picture shows/));
    await userEvent.paste('Quay');
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(editorField.html).toBe('<p>A<img src="/api/Image/quay" alt="Quay"></p>');
  });

  it('stays away when its upload was cancelled', async () => {
    const { field, press } = await openAndPaste('Quay');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await ended();
    await press('Redo');
    expect(editorField.html).toBe('<p>A</p>');
    expect(within(field).queryByRole('img')).toBeNull();
  });
});
