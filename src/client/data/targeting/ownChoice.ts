import type { ComponentId } from '#shared/realtime';
import type { ChosenTerms } from '#shared/rules/targeting/termChoice';
import { clientListeners, clientState } from '../../platform/clientState';

/** The component by which the hub tells of chosen terms. */
export type ChoiceId = Extract<ComponentId, 'userChannelTerms' | 'userLanguageTerms'>;

/** The storing of one kind of terms by this window. */
interface OwnChoice {
  begun: number;
  running: number;
  /** The choice that it stored last; whatever depends on it was read afterwards. */
  stored?: ChosenTerms | undefined;
}

const choices = clientState(() => new Map<ChoiceId, OwnChoice>());
const endings = clientListeners();

/**
 * This window begins to store a choice, until the returned function is called; it takes what is
 * stored then, where that has changed.
 */
export function beginChoice(id: ChoiceId): (stored: ChosenTerms | undefined) => void {
  const choice = choiceOf(id);
  choice.begun += 1;
  choice.running += 1;
  return (stored) => {
    choice.running -= 1;
    choice.stored = stored ?? choice.stored;
    endings.notify();
  };
}

/**
 * Whether what is chosen now is what this window has stored last: then it has nothing to read. It
 * is asked once nothing is being stored here, because half of a choice is nobody's.
 */
export async function isOwnChoice(id: ChoiceId, read: () => Promise<string[]>): Promise<boolean> {
  const choice = choiceOf(id);
  while (choice.running > 0) await nextEnding();
  const { stored, begun } = choice;
  if (!stored) return false;
  const ids = await read();
  if (choice.begun !== begun) return isOwnChoice(id, read);
  const isSame = ids.length === stored.size && ids.every((each) => stored.has(each));
  // From here on what others have changed is part of it.
  if (!isSame) choice.stored = undefined;
  return isSame;
}

function nextEnding(): Promise<void> {
  return new Promise((resolve) => {
    const stop = endings.subscribe(() => {
      stop();
      resolve();
    });
  });
}

function choiceOf(id: ChoiceId): OwnChoice {
  const choice = choices.value.get(id) ?? { begun: 0, running: 0 };
  choices.value.set(id, choice);
  return choice;
}
