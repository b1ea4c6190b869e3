import { hash } from 'node:crypto';
import { certain } from '#shared/rules/values/certain';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { ReaderChoices } from '#shared/rules/targeting/visibility';
import type { Changes } from '../../db/changes';
import type { Database } from '../../db/database';
import type { MaybePromise } from '../../maybePromise';
import { UntilChange } from '../../memory/untilChange';
import type { Person } from '../../person';
import type { Author } from './channelChecks';
import { readFollowing, readSettings, type Following } from './store';

/** Whose content a reader gets. */
export interface Targeting extends ReaderChoices {
  /** Equal for readers who get the same content; short, because every list is looked up by it. */
  key: string;
}

/** People in one query. */
const maxAtOnce = 1_000;

/** Answers the settings in force and the targeting of a person, from memory where possible. */
export class TargetingReader {
  readonly #settings: UntilChange<FeatureSettings>;
  readonly #people: UntilChange<Targeting>;
  #waiting: string[] = [];
  #batch = Promise.resolve(new Map<string, Following>());

  constructor(
    private readonly db: Database,
    changes: Changes,
  ) {
    this.#settings = new UntilChange(changes, 1, ({ topic }) =>
      topic === 'targeting' || topic === 'everything' ? 'all' : 'none',
    );
    this.#people = new UntilChange(changes, 50_000, (change) => {
      if (change.topic === 'person') return { key: change.id };
      return change.topic === 'targeting' || change.topic === 'everything' ? 'all' : 'none';
    });
  }

  settings(): MaybePromise<FeatureSettings> {
    return this.#settings.get('', () => readSettings(this.db));
  }

  of(personId: string): MaybePromise<Targeting> {
    return this.#people.get(personId, async () =>
      targetingOf(await this.#following(personId), await this.settings()),
    );
  }

  /** People who are asked for in one turn are read together. */
  async #following(personId: string): Promise<Following> {
    if (this.#waiting.length === 0 || this.#waiting.length >= maxAtOnce) {
      const waiting: string[] = (this.#waiting = []);
      this.#batch = Promise.resolve().then(() => {
        if (this.#waiting === waiting) this.#waiting = [];
        return readFollowing(this.db, waiting);
      });
    }
    this.#waiting.push(personId);
    return certain((await this.#batch).get(personId));
  }

  /**
   * To be asked before a transaction: within it, this would need a second connection, or
   * SharePoint's answer, while the first is held.
   */
  async authorOf(person: Person): Promise<Author> {
    const roles = await person.roles();
    return { person, roles, settings: await this.settings(), targeting: await this.of(person.id) };
  }
}

/**
 * LANG-22: the default language counts for a person without languages; without either, content is
 * not filtered by language.
 */
export function targetingOf(
  { channels, languages }: Following,
  settings: FeatureSettings,
): Targeting {
  const byDefault = settings.defaultLanguageTermId;
  const own = languages.length > 0 ? languages : [byDefault].filter(Boolean);
  const counted = settings.enableLanguageFilteringForWorkplace && own.length > 0 ? own : undefined;
  const withoutLanguage = settings.enableShowNonLanguageContentForAllUsers;
  return {
    channels: new Set(channels),
    languages: counted && new Set(counted),
    withoutLanguage,
    key: hash('sha256', JSON.stringify([channels, counted, withoutLanguage]), 'base64'),
  };
}
