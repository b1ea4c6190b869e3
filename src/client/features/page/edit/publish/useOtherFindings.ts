import { useMemo } from 'react';
import type { ImageSize } from '#shared/contract/pages/images';
import type { LinkAnswers } from '#shared/contract/pages/links';
import { textHash } from '#shared/rules/values/textHash';
import { apiRead } from '../../../../data/connection/apiRead';
import type { ReadState } from '../../../../data/read/readState';
import { useReach } from '../../../../data/targeting/useReach';
import { useLanguageTerms } from '../../../../data/targeting/useTerms';
import { useRead } from '../../../../data/read/useRead';
import { useTermNames } from '../../../../data/targeting/useTermNames';
import { loadable } from '../../../../loading/loadable';
import { useLcid } from '../../../../texts/useLcid';
import { useLocale } from '../../../../texts/useLocale';
import { useTexts } from '../../../../texts/useTexts';
import { valueOr } from '../../../../ui/widget/combineStates';
import { heavyPictures, picturesOf } from './heavyPictures';
import { answerFindings, outsideLinks } from './outsideLinks';
import { languageFindings, wordsOf } from './otherLanguage';
import type { PageValues } from '../pageValues';
import type { Finding } from './publishFindings';

/** Some hundred kilobytes, which only who publishes needs. */
const detection = loadable(() => import('./detectLanguage'));

/** One of the checks that ask, under its name. */
interface Check {
  name: string;
  state: ReadState<unknown>;
}

/** Findings that take time, and their checks; a failed check does not mean that all is fine. */
export function useOtherFindings(values: PageValues): { findings: Finding[]; checks: Check[] } {
  const texts = useTexts('pageEditor');
  const lcid = useLcid();
  const locale = useLocale();
  const names = useTermNames(lcid);
  const sizes = usePictureSizes(values, texts.pictures);
  const answers = useAnswers(values, texts.outsideLinks);
  const language = useTextLanguage(values, texts.textLanguage);
  const terms = useLanguageTerms(lcid);
  const reach = useReach(values.ChannelTermPages, values.LanguageTermId);
  const findings = useMemo(() => {
    const unfollowed = reach.state === 'ready' ? reach.value.Unfollowed : [];
    return [
      ...answerFindings(values.Content, valueOr(answers, allAnswer)),
      ...heavyPictures(values, valueOr(sizes, noSizes), locale),
      ...languageFindings(values, valueOr(language, unknown).code, valueOr(terms, []), locale),
      ...unfollowed.map((id): Finding => {
        const about = names.get(id) ?? '';
        return { kind: 'unfollowed', about, place: { field: 'ChannelTermPages' } };
      }),
    ];
  }, [values, answers, sizes, language, terms, reach, names, locale]);
  return {
    findings,
    checks: [
      { name: texts.outsideLinks, state: answers },
      { name: texts.pictures, state: sizes },
      { name: texts.textLanguage, state: language },
    ],
  };
}

const noSizes: ImageSize[] = [];
const allAnswer: LinkAnswers = { Troubles: [] };
const unknown: { code: string | null } = { code: null };

/** How large the pictures of the page are: one question for all of them. */
function usePictureSizes(values: PageValues, operation: string): ReadState<ImageSize[]> {
  const Urls = useMemo(() => picturesOf(values), [values]);
  const answer = useRead({
    ...apiRead('POST /Image/sizes', { body: { Urls }, operation }),
    isWanted: Urls.length > 0,
    isFresh: true,
  });
  return Urls.length === 0 ? ready(noSizes) : answer;
}

/** Which of the links to other sites lead to no answer; the server asks, a few seconds at most. */
function useAnswers({ Content }: PageValues, operation: string): ReadState<LinkAnswers> {
  const Addresses = useMemo(() => outsideLinks(Content, window.location.origin), [Content]);
  const answer = useRead({
    ...apiRead('POST /links/answers', { body: { Addresses }, operation }),
    isWanted: Addresses.length > 0,
    isFresh: true,
  });
  return Addresses.length === 0 ? ready(allAnswer) : answer;
}

/** The language that the text is in. */
function useTextLanguage(values: PageValues, operation: string) {
  const words = useMemo(() => wordsOf(values), [values]);
  const isWanted = values.LanguageTermId !== '';
  const answer = useRead({
    key: `pages/language ${textHash(words)}`,
    operation,
    isWanted,
    isFresh: true,
    read: async () => ({ code: (await detection.load()).detectLanguage(words) }),
  });
  return isWanted ? answer : ready(unknown);
}

function ready<T>(value: T): ReadState<T> {
  return { state: 'ready', value, reload: () => undefined };
}
