import { createContext, useContext, useMemo } from 'react';
import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';
import { topicIn } from './catalogues';
import type { LaterTexts, LaterTopic } from './laterTopics';
import { rewordedTopic, type Words } from './reworded';
import { firstTexts, type FirstTexts } from './topics';

/** The language of the interface, with its texts. */
interface Spoken {
  language: InterfaceLanguage;
  /** Those of the first screens, in the organisation's words. */
  texts: FirstTexts;
  /** The organisation's words for the others. */
  words?: Words;
}

export const SpokenContext = createContext<Spoken>({ language: 'en', texts: firstTexts });

/**
 * The interface texts in the person's language and the organisation's words: those of the first
 * screens, which are always at hand, or those of a topic, which load with the first component that
 * reads them.
 */
export function useTexts(): FirstTexts;
export function useTexts<T extends LaterTopic>(topic: T): LaterTexts[T];
export function useTexts(topic?: LaterTopic): FirstTexts | LaterTexts[LaterTopic] {
  const { language, texts, words } = useContext(SpokenContext);
  const later = topic && topicIn(topic, language).read();
  return useMemo(
    () => (topic && later ? rewordedTopic(topic, later, words) : texts),
    [topic, later, texts, words],
  );
}
