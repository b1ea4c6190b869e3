import { useState } from 'react';
import { useTexts } from '../texts/useTexts';
import type { Failure } from './connection/failure';
import { handleFailure } from './connection/handleFailure';

interface Submit<Field extends string> {
  /** Why the last attempt failed, unless it is only about fields that the form shows. */
  failure: Failure | undefined;
  /**
   * Runs what stores a form. Resolves to nothing when it worked, else to the first message for each
   * field (PAGES-076).
   */
  submit: (work: () => Promise<void>) => Promise<Partial<Record<Field, string>> | undefined>;
  /** The last attempt no longer matters. */
  discard: () => void;
}

/**
 * Stores a form and tells what the server found wrong, field by field. `fields` are those that the
 * form shows.
 */
export function useSubmit<Field extends string>(fields: readonly Field[]): Submit<Field> {
  const texts = useTexts();
  const [failure, setFailure] = useState<Failure>();
  const submit: Submit<Field>['submit'] = async (work) => {
    setFailure(undefined);
    try {
      await work();
      return undefined;
    } catch (error) {
      const failed = handleFailure(error, texts, { quiet: true });
      const named = Object.entries(failed.fieldErrors ?? {}).map(
        ([name, messages]) => [name.split('.')[0]!, messages[0]!] as const,
      );
      const shown = named.filter(([name]) => fields.includes(name as Field));
      if (shown.length === 0 || shown.length < named.length) setFailure(failed);
      return Object.fromEntries(shown) as Partial<Record<Field, string>>;
    }
  };
  return { failure, submit, discard: () => setFailure(undefined) };
}
