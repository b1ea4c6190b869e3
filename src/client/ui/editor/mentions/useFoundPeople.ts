import { useEffect, useState } from 'react';
import type { FoundPerson, TextSources } from '../../found/textSources';

type Find = NonNullable<TextSources['findPeople']>;
type Answer = readonly FoundPerson[] | 'failed';

/** Who is found for a text; nothing while that is not known. An older answer counts no longer. */
export function useFoundPeople(text: string, find: Find): Answer | undefined {
  const [found, setFound] = useState<{ text: string; answer: Answer }>();
  useEffect(() => {
    if (text === '') return;
    const asked = new AbortController();
    const take = (answer: Answer) => !asked.signal.aborted && setFound({ text, answer });
    void find(text, asked.signal).then(take, () => take('failed'));
    return () => asked.abort();
  }, [text, find]);
  return found?.text === text ? found.answer : undefined;
}
