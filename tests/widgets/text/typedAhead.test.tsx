import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteTypedAhead, takeTypedAhead } from '../../../src/client/features/search/typedAhead';

afterEach(() => takeTypedAhead());

it('SEARCH-04 while the dialog is on its way letters go into it, but not those of a text elsewhere', async () => {
  render(
    <>
      <input aria-label="Line" />
      <textarea aria-label="Lines" />
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Rich text" />
      <button type="button">Search</button>
    </>,
  );
  noteTypedAhead('s');
  for (const name of ['Line', 'Lines', 'Rich text']) {
    const field = screen.getByRole('textbox', { name });
    await userEvent.type(field, 'own');
    expect(field.textContent || (field as HTMLInputElement).value).toBe('own');
  }
  screen.getByRole('button', { name: 'Search' }).focus();
  await userEvent.keyboard('ail');
  expect(takeTypedAhead()).toBe('sail');
});
