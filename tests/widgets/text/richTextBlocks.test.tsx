import { render, screen, within } from '@testing-library/react';
import { compareTexts } from '#shared/rules/richText/compareTexts';
import { runningText } from '#shared/rules/richText/plainText';
import { ComparedText } from '../../../src/client/editing/history/ComparedText';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { RichText } from '../../../src/client/ui/text/RichText';
import { canonicalTree } from '../../../src/client/ui/text/richTextTree';
import { cleanHtml } from '../../../src/server/html/cleanHtml';

const show = (html: string) => render(<RichText html={cleanHtml(html)} />, { wrapper: AppFrame });

it('a box is a note with the name of its kind; no other kind is stored', async () => {
  show('<div data-callout="warning"><p>Ice</p></div><div data-callout="evil"><p>Fire</p></div>');
  const note = await screen.findByRole('note', { name: 'Warning' });
  expect(note).toHaveTextContent('Ice');
  expect(screen.getAllByRole('note')).toEqual([note]);
  expect(cleanHtml('<div data-callout="evil"><p>Fire</p></div>')).toBe('<div><p>Fire</p></div>');
});

it('a check list says what is done, and nobody who reads changes it', () => {
  show(
    '<ul><li data-checked="true">Cups<ul><li>Blue</li></ul></li><li><p>Spoons</p></li></ul><ol><li data-checked="true">One</li></ol>',
  );
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  expect(screen.getByRole('checkbox', { name: 'Cups' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Spoons' })).not.toBeChecked();
  for (const box of boxes) expect(box).toBeDisabled();
});

it('a section is unfolded as the browser does it, with a line to do so by', () => {
  show(
    '<details><p>Text</p><summary><h3>The <b>lift</b></h3></summary></details><details>x</details>',
  );
  const [first, second] = screen.getAllByRole('group');
  expect(within(first!).getByText('lift').closest('summary')).toHaveTextContent('The lift');
  expect(first).not.toHaveAttribute('open');
  // The browser gives it a line of its own.
  expect(second!.querySelector('summary')).toBeNull();
});

it('a comparison shows what changed within a section without its being unfolded', async () => {
  const section = (text: string) =>
    canonicalTree(`<details><summary>Lift</summary><p>It rests ${text}</p></details>`);
  const compared = compareTexts(section('today'), section('tomorrow'));
  render(<ComparedText blocks={compared.map(({ shown }) => shown)} />, { wrapper: AppFrame });
  const added = await screen.findByText('tomorrow');
  expect(added.closest('ins')).not.toBeNull();
  expect(added).toBeVisible();
});

it('the lead and what search shows have the words of every block', () => {
  const html =
    '<div data-callout="warning"><p>Ice</p></div><details><summary>Lift</summary><p>It rests</p></details><ul><li data-checked="true">Cups</li></ul>';
  expect(runningText(cleanHtml(html))).toBe('Ice. Lift: It rests. Cups');
});
