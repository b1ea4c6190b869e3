import type { Finding } from '#shared/rules/finding';
import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';
import { format } from '#shared/rules/values/format';
import type { Found } from './found';
import type { Sentence, SentenceTexts, Value } from './sentence';
import { da } from './texts/da';
import { en } from './texts/en';
import { fi } from './texts/fi';
import { nb } from './texts/nb';
import { sv } from './texts/sv';

/** The sentences of every interface language. */
export const sentenceTexts: Record<InterfaceLanguage, SentenceTexts> = { en, da, sv, fi, nb };

/** Findings in the words of a language, as they go to the person who asks. */
export function inWords(found: readonly Found[], language: InterfaceLanguage): Finding[] {
  return found.map(({ check, level, text, remedy }) => ({
    Check: check,
    Level: level,
    Text: textOf(text, language),
    Remedy: remedy ? textOf(remedy, language) : '',
  }));
}

function textOf({ id, values }: Sentence, language: InterfaceLanguage): string {
  const forms = sentenceTexts[language][id];
  const text = typeof forms === 'string' ? forms : values.count === 1 ? forms.one : forms.other;
  const words = Object.entries(values).map(
    ([place, value]) => [place, wordsOf(value, language)] as const,
  );
  return format(text, Object.fromEntries(words));
}

function wordsOf(value: Value, language: InterfaceLanguage): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return 'id' in value
    ? textOf(value, language)
    : new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(
        value.map((each) => wordsOf(each, language)),
      );
}
