import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses a button of the question that opens. */
export async function answerQuestion(answer: string): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: answer }));
}
