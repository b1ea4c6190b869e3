import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts as finnish } from '../../../src/client/texts/editing/fi';
import { editorField, editorOf, showEditor, type } from '../../support/widgets/editorField';

const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('"/" lists the blocks, fewer with each letter; the arrows choose, Enter makes the block', async () => {
  const { field } = await showEditor('<p>Text</p><p></p>');
  editorOf(field).commands.focus('end');
  type(field, '/');
  const list = await screen.findByRole('listbox', { name: 'Blocks' });
  expect(options()).toEqual(expect.arrayContaining(['Heading 2', 'Quotation', 'Table', 'Picture']));
  type(field, 'heading');
  await waitFor(() => expect(options()).toEqual(['Heading 2', 'Heading 3', 'Heading 4']));
  await userEvent.keyboard('{ArrowDown}');
  const active = within(list).getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Heading 3');
  expect(field).toHaveAttribute('aria-activedescendant', active.id);
  expect(field).toHaveAttribute('aria-controls', list.id);
  await userEvent.keyboard('{Enter}');
  type(field, 'News');
  expect(editorField.html).toBe('<p>Text</p><h3>News</h3>');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).not.toHaveAttribute('aria-activedescendant');
});

it('"/" opens behind a blank only, Escape leaves it as it was typed, and a press chooses', async () => {
  const { field } = await showEditor('<p>and</p>');
  editorOf(field).commands.focus('end');
  type(field, '/or');
  expect(screen.queryByRole('listbox')).toBeNull();
  type(field, ' /');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  type(field, 'quo');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(editorField.html).toBe('<p>and/or /quo</p>');
  type(field, ' /quo');
  await userEvent.click(await screen.findByRole('option', { name: 'Quotation' }));
  expect(editorField.html).toBe('<blockquote><p>and/or /quo</p></blockquote>');
  expect(field).toHaveFocus();
});

const insert = async ({ choose }: Awaited<ReturnType<typeof showEditor>>, name: string) => {
  await choose('Blocks', name);
  // The menu gives the focus back first.
  await new Promise((resolve) => requestAnimationFrame(resolve));
};

it('a check says nothing but what was written of it', async () => {
  const { field } = await showEditor(
    '<ul data-type="taskList"><li data-checked="true">Salt</li></ul>',
  );
  const item = field.querySelector('li')!;
  expect(item.getAttributeNames()).toEqual(['data-checked']);
});

it('a box stands out by its kind and its name, becomes another one, and text again', async () => {
  const list = '<ul><li>Salt</li><li>Sand</li></ul>';
  const listed = await showEditor(`<div data-callout="warning"><p>Ice</p>${list}</div>`);
  editorOf(listed.field).commands.focus('end');
  await insert(listed, 'Warning box');
  expect(editorField.html).toBe(`<p>Ice</p>${list}`);
  cleanup();
  const shown = await showEditor('<p>Ice on the quay</p>');
  await insert(shown, 'Warning box');
  expect(editorField.html).toBe('<div data-callout="warning"><p>Ice on the quay</p></div>');
  expect(within(shown.field).getByRole('note', { name: 'Warning box' })).toBeVisible();
  await insert(shown, 'Success box');
  expect(editorField.html).toBe('<div data-callout="success"><p>Ice on the quay</p></div>');
  await insert(shown, 'Success box');
  expect(editorField.html).toBe('<p>Ice on the quay</p>');
});

it('"[ ] " makes a check, a press does it, Enter goes on with one that is not done', async () => {
  const { field } = await showEditor('<ul><li>Cups</li></ul>');
  editorOf(field).commands.focus('start');
  type(field, '[ ] ');
  expect(editorField.html).toBe('<ul><li data-checked="false">Cups</li></ul>');
  await userEvent.click(within(field).getByRole('checkbox', { name: 'Cups' }));
  editorOf(field).commands.focus('end');
  fireEvent.keyDown(field, { key: 'Enter' });
  type(field, 'Spoons');
  expect(editorField.html).toMatch(
    /^<ul><li data-checked="true">.*Cups.*<\/li><li data-checked="false">.*Spoons.*<\/li><\/ul>$/,
  );
  expect(within(field).getAllByRole('checkbox')).toHaveLength(2);
  // An item says nothing that nobody has written, such as a language.
  expect(field.querySelector('li')).not.toHaveAttribute('lang');
});

it('Indent and Outdent move a check below the one before it and back', async () => {
  const { field, press } = await showEditor(
    '<ul><li data-checked="false">Cups</li><li data-checked="false">Spoons</li></ul>',
  );
  const checks = () =>
    [...field.querySelectorAll('li')].map(
      (item) => item.parentElement!.closest('li')?.querySelector('p')?.textContent ?? '',
    );
  editorOf(field).commands.focus('end');
  expect(checks()).toEqual(['', '']);
  await press('Indent');
  expect(checks()).toEqual(['', 'Cups']);
  await press('Outdent');
  expect(checks()).toEqual(['', '']);
  expect(field.querySelector('blockquote')).toBeNull();
});

it('Indent moves the innermost item: a point within a check, a check within a point', async () => {
  const points = '<ul><li>Small</li><li>Large</li></ul>';
  const inCheck = await showEditor(
    `<ul><li data-checked="false">Plates</li><li data-checked="false">Cups${points}</li></ul>`,
  );
  editorOf(inCheck.field).commands.focus('end');
  await inCheck.press('Indent');
  expect(inCheck.field.querySelector('li li li')).toHaveTextContent('Large');
  cleanup();
  const checks = points.replaceAll('<li>', '<li data-checked="false">');
  const inPoint = await showEditor(`<ul><li>Plates</li><li>Cups${checks}</li></ul>`);
  editorOf(inPoint.field).commands.focus('end');
  await inPoint.press('Indent');
  expect(inPoint.field.querySelector('li li li')).toHaveTextContent('Large');
});

it('a section has a line to unfold it by: Enter leads into it, Backspace takes it apart', async () => {
  const shown = await showEditor('<p>The lift is out of order.</p>');
  const { field } = shown;
  editorOf(field).commands.focus('start');
  await insert(shown, 'Collapsible section');
  type(field, 'Lift');
  fireEvent.keyDown(field, { key: 'Enter' });
  type(field, 'A');
  const section = (line: string, text: string) =>
    `<details><summary>${line}</summary><p>${text}</p></details>`;
  expect(editorField.html).toBe(section('Lift', 'AThe lift is out of order.'));
  editorOf(field).commands.setTextSelection('Lift'.length + 4);
  fireEvent.keyDown(field, { key: 'Backspace' });
  type(field, 's');
  expect(editorField.html).toBe(section('Lifts', 'AThe lift is out of order.'));
  editorOf(field).commands.setTextSelection(2);
  fireEvent.keyDown(field, { key: 'Backspace' });
  expect(editorField.html).toBe('<p>Lifts</p><p>AThe lift is out of order.</p>');
});

it('what Markdown has becomes a block while it is typed', async () => {
  const { field } = await showEditor('');
  for (const [typed, html] of [
    ['## ', '<h2></h2>'],
    ['- ', '<ul><li><p></p></li></ul>'],
    ['1. ', '<ol><li><p></p></li></ol>'],
    ['[x] ', '<ul><li data-checked="true"><p></p></li></ul>'],
    ['> ', '<blockquote><p></p></blockquote>'],
    ['!!! ', '<div data-callout="information"><p></p></div>'],
    ['``` ', '<pre></pre>'],
    ['---', '<hr>'],
  ] as const) {
    editorOf(field).commands.setContent('<p></p>');
    editorOf(field).commands.focus('start');
    type(field, typed);
    expect([typed, editorField.html.replace('<hr><p></p>', '<hr>')]).toEqual([typed, html]);
  }
});

it('blocks, items, rows and columns are moved by Alt, Shift and the arrows, and that is said', async () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
  const list = '<ul><li>One</li><li>Two</li></ul>';
  const { field } = await showEditor(`<p>Text</p>${list}${table(row('A', 'B'), row('C', 'D'))}`);
  const at = (text: string) => {
    editorOf(field).state.doc.descendants((node, position) => {
      if (node.text === text) editorOf(field).commands.setTextSelection(position + 1);
    });
  };
  const press = (key: string) => fireEvent.keyDown(field, { key, altKey: true, shiftKey: true });
  at('One');
  press('ArrowDown');
  const turned = '<ul><li>Two</li><li>One</li></ul>';
  expect(editorField.html).toBe(`<p>Text</p>${turned}${table(row('A', 'B'), row('C', 'D'))}`);
  expect(await screen.findByText('Moved, now number 2 of 2')).toBeInTheDocument();
  at('A');
  press('ArrowDown');
  at('C');
  press('ArrowRight');
  expect(editorField.html).toBe(`<p>Text</p>${turned}${table(row('D', 'C'), row('B', 'A'))}`);
  // At its edge the list itself moves.
  at('Two');
  press('ArrowUp');
  expect(editorField.html).toBe(`${turned}<p>Text</p>${table(row('D', 'C'), row('B', 'A'))}`);
  press('ArrowUp');
  expect(editorField.html).toBe(`${turned}<p>Text</p>${table(row('D', 'C'), row('B', 'A'))}`);
});

it('the first column is a heading by the menu, beside a heading row too', async () => {
  const { field, choose } = await showEditor(
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>C</td><td>D</td></tr></tbody></table>',
  );
  editorOf(field).commands.focus('end');
  await choose('Table', 'Heading column');
  await waitFor(() => expect(editorField.html).toContain('<tr><th>C</th><td>D</td></tr>'));
  await choose('Table', 'Heading column');
  await waitFor(() => expect(editorField.html).toContain('<tr><td>C</td><td>D</td></tr>'));
  expect(editorField.html).toContain('<thead><tr><th>A</th><th>B</th></tr></thead>');
});

it('keys lead from the text to the toolbar and to the list of the keys', async () => {
  const { field, toolbar } = await showEditor('<p>Text</p>');
  editorOf(field).commands.focus('end');
  // The editor takes the focus once more a frame later.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  fireEvent.keyDown(field, { key: 'F10', altKey: true });
  expect(toolbar.getByRole('combobox', { name: 'Paragraph style' })).toHaveFocus();
  field.focus();
  fireEvent.keyDown(field, { key: '.', ctrlKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByRole('row', { name: /^Bold Ctrl B$/ })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await waitFor(() => expect(field).toHaveFocus());
});

it('the hint of an empty text in Finnish does not leave "/" alone in a line', () => {
  expect(finnish.editor.hint).toMatch(/\S\u00a0\/$/);
});
