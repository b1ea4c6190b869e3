import type { InterfaceLanguage as Language } from '#shared/rules/settings/interfaceLanguages';
import { loadable, type Loadable } from '../loading/loadable';
import { currentLanguage } from './language';
import type { LaterTexts, LaterTopic } from './laterTopics';
import { reworded, rewordedTopic, type Words } from './reworded';
import { firstTexts, type FirstTexts } from './topics';
import { clientState } from '../platform/clientState';

interface LanguageFile {
  fetchTopic: (topic: string) => Promise<{ texts: unknown }>;
  fetchedWith: (topic: LaterTopic) => LaterTopic[];
}

/** The code that finds a language's files comes with the first of them that is read. */
const languages: Readonly<Record<Language, () => Promise<LanguageFile>>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ './languages/en'),
  da: () => import(/* webpackChunkName: "texts-da" */ './languages/da'),
  sv: () => import(/* webpackChunkName: "texts-sv" */ './languages/sv'),
  fi: () => import(/* webpackChunkName: "texts-fi" */ './languages/fi'),
  nb: () => import(/* webpackChunkName: "texts-nb" */ './languages/nb'),
};

async function fetchTexts(topic: string, language: Language): Promise<unknown> {
  const { fetchTopic } = await languages[language]();
  return (await fetchTopic(topic)).texts;
}

async function fetchFirst(language: Language): Promise<FirstTexts> {
  const topics = Object.keys(firstTexts);
  const texts = await Promise.all(topics.map((topic) => fetchTexts(topic, language)));
  return Object.fromEntries(topics.map((topic, index) => [topic, texts[index]])) as FirstTexts;
}

/**
 * Its file brings the texts of further topics along. They are taken in at once, so that what reads
 * one of them later need not wait: for a moment the page around it would be gone.
 */
async function fetchLater(topic: LaterTopic, language: Language): Promise<unknown> {
  const { fetchedWith } = await languages[language]();
  const texts = await fetchTexts(topic, language);
  for (const other of fetchedWith(topic))
    if (!known.has(keyOf(other, language))) topicIn(other, language).loadAhead();
  return texts;
}

const keyOf = (topic: LaterTopic, language: Language) => `${topic}/${language}`;

const known = new Map<string, Loadable<unknown>>();

function once<T>(key: string, fetch: () => Promise<unknown>): Loadable<T> {
  const texts = known.get(key) ?? loadable(fetch);
  known.set(key, texts);
  return texts as Loadable<T>;
}

/** The texts of a topic in a language, which arrive like the code that shows them. */
export function topicIn<T extends LaterTopic>(
  topic: T,
  language: Language,
): Loadable<LaterTexts[T]> {
  return once(keyOf(topic, language), () => fetchLater(topic, language));
}

const ownWords = clientState<Readonly<Record<string, Words>>>(() => ({}));

/** Sets the organisation's own words, by language, for texts that no component shows. */
export function sayInOwnWords(words: Readonly<Record<string, Words>>): void {
  ownWords.value = words;
}

/** True while the portal speaks the English of its code. */
export function isPlainEnglish(): boolean {
  return currentLanguage() === 'en' && !ownWords.value.en;
}

/** The texts of a topic as `useTexts` gives them, where no component shows them. */
export async function loadTopic<T extends LaterTopic>(
  topic: T,
  language = currentLanguage(),
): Promise<LaterTexts[T]> {
  const texts = await topicIn(topic, language).load();
  return rewordedTopic(topic, texts, ownWords.value[language]);
}

/** Every text of the first screens. */
export function firstIn(language: Language): Loadable<FirstTexts> {
  return once(language, () => fetchFirst(language));
}

/** The texts of the first screens in a language, in the organisation's words. */
export async function loadFirst(language: Language): Promise<FirstTexts> {
  const texts = language === 'en' ? firstTexts : await firstIn(language).load();
  return reworded(texts, ownWords.value[language] ?? {});
}

/** The texts of the first screens in a language when they are here already. */
export function loadedTexts(language: Language): FirstTexts | undefined {
  return language === 'en' ? firstTexts : firstIn(language).loaded();
}

/**
 * The texts of the first screens in a language. When they cannot be loaded, English stands in and
 * the next attempt loads again.
 */
export async function loadTexts(language: Language): Promise<FirstTexts> {
  if (language === 'en') return firstTexts;
  return firstIn(language)
    .load()
    .catch(() => firstTexts);
}
