import { filled } from '../http/filled';
import type { Answer } from '../http/message';
import type { Language } from '../company/person';
import { languages } from '../company/person';
import type { HostContext } from './hostContext';
import { installedApp } from './installedApp';

/** A notification as the activity feed shows it. */
export interface ShownActivity {
  id: string;
  text: string;
  preview: string;
  /** Link to Teams. */
  webUrl: string;
  /** ISO 8601. */
  at: string;
  isRead: boolean;
}

const maxShown = 30;

/**
 * A person's activity feed, the newest first; texts come from the app's package, in the language of
 * Teams.
 */
export function activities({ identity, feed }: HostContext, query: URLSearchParams): Answer {
  const person = identity.company.person(query.get('person') ?? '');
  const language = languages.find((name) => name === query.get('language')) ?? 'en';
  const shown = person
    ? feed
        .of(person.id)
        .slice(0, maxShown)
        .map(({ activityType, parameters, id, preview, webUrl, at, isRead }): ShownActivity => ({
          id,
          text: textOf(identity.productUrl, language, activityType, parameters),
          preview,
          webUrl,
          at,
          isRead,
        }))
    : [];
  return { status: 200, headers: { 'cache-control': 'no-store' }, body: shown };
}

function textOf(
  productUrl: string,
  language: Language,
  activityType: string,
  parameters: Record<string, string>,
): string {
  const { name, activities: known } = installedApp(productUrl, language);
  const template = known.find(({ type }) => type === activityType)?.templateText ?? '';
  return filled(template, { ...parameters, actor: name });
}
