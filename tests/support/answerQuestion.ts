import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Presses a button of the question that opens. In jsdom Fluent may leave a question hidden from the
 * accessibility tree that opens right after another dialog; in Chromium it does not.
 */
export async function answerQuestion(answer: string): Promise<void> {
  const question = within(await screen.findByRole('alertdialog', { hidden: true }));
  await userEvent.click(question.getByRole('button', { name: answer, hidden: true }));
}
