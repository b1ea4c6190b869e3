import { useRef, useState } from 'react';
import { failureIn } from '../connection/failure';
import { isOutcomeUnknown, newAttempt } from './attempt';
import type { Saving } from './editing';

/** One write on its way, or of which nobody knows whether it was done. */
interface Write<Item, Body> {
  /** The item to change; undefined for something new. */
  target: Item | undefined;
  body: Body;
}

interface Writes<Item, Body> {
  write: (target: Item | undefined, body: Body) => Promise<Item>;
  /**
   * Sends the write of unknown outcome again, and answers what came of it; nothing where there is
   * none, or where it was refused.
   */
  settle: () => Promise<{ target: Item; body: Body } | undefined>;
}

/**
 * The writes of one form. Their key is made with the form and stays until an outcome is known: what
 * is sent again, or twice at once, is the same write, which the server does once. A field of `once`
 * asks for something to be done: another write of the same item does not ask for it again.
 */
export function useWrites<Item, Body>(
  { create, change }: Saving<Item, Body>,
  operation: string,
  once: readonly (keyof Body)[] = [],
): Writes<Item, Body> {
  const [first] = useState(newAttempt);
  /** The fields that a write without an answer has done already. */
  const done = useRef<readonly (keyof Body)[]>([]);
  const key = useRef(first);
  const unknown = useRef<Write<Item, Body>>(undefined);
  const settled = () => {
    unknown.current = undefined;
    key.current = newAttempt();
  };
  const send = async (write: Write<Item, Body>): Promise<Item> => {
    const { target, body } = write;
    const sending = { operation, idempotencyKey: key.current };
    unknown.current = write;
    try {
      const stored = await (target === undefined
        ? create(body, sending)
        : change(target, body, sending));
      settled();
      return stored;
    } catch (error) {
      if (!isOutcomeUnknown(failureIn(error))) settled();
      throw error;
    }
  };
  return {
    write: async (target, body) => {
      if (target === undefined) done.current = [];
      const rest = done.current.reduce((left, name) => ({ ...left, [name]: undefined }), body);
      const stored = await send({ target, body: rest });
      done.current = [];
      return stored;
    },
    settle: async () => {
      const write = unknown.current;
      if (!write) return undefined;
      try {
        const target = await send(write);
        done.current = [...done.current, ...once.filter((name) => write.body[name])];
        return { body: write.body, target };
      } catch (error) {
        if (unknown.current) throw error;
        return undefined;
      }
    },
  };
}
