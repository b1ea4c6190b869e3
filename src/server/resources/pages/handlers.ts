import type { pageCenter, PageQuery } from '#shared/contract/pages/pageCenter';
import type { pages, Page, ReadPage } from '#shared/contract/pages/pages';
import { maxListLength } from '#shared/rules/values/maxListLength';
import { maxPageLength } from '#shared/rules/pages/pageSize';
import { idOfSlug } from '#shared/rules/pages/slug';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { checkSize } from '../../http/checkSize';
import { whenThere } from '../../maybePromise';
import type { Person } from '../../person';
import { ProblemError } from '../../http/answers/problems';
import { editableHandlers } from '../editable/handlers';
import { withdrawable } from '../notifications/withdraw';
import { purgePage, trashedPages } from '../trash/trashedPages';
import { editPages, putBackPages } from './bulk';
import { closePage, editorsOf, openPage } from './editors';
import { Centers } from './center';
import type { FeedName } from './feedStore';
import { daysBefore, Feeds } from './feeds';
import { readNeighbours } from './neighbours';
import { readPageOf } from './readPage';
import { pageResource } from './resource';
import { listedPageOf, pageOf, type PageRow } from './rows';
import { searchPages } from './search';
import {
  findPage,
  listFeaturedSince,
  listPublished,
  queryPages,
  searchContent,
  type AskedPages,
  type PageKind,
} from './store';
import { viewOf } from './view';

export function pageHandlers(deps: HandlerDeps): PageCalls {
  const { db, wideDb, changes, now, targeting } = deps;
  const feeds = new Feeds(db, changes, now);
  const centers = new Centers(wideDb, changes);

  const viewed = (person: Person) => viewOf(targeting, person);
  const bySlug = async (person: Person, slug: string, kind: PageKind): Promise<ReadPage> => {
    const page = await findPage(db, idOfSlug(slug), await viewed(person), now());
    if (!page || (page.PageType === 0) !== (kind === 'content')) throw new ProblemError('notFound');
    return readPageOf(db, page);
  };
  const askedBy = async (person: Person, query: PageQuery): Promise<AskedPages> => ({
    query,
    view: await viewed(person),
    languages: query.OnlyInCurrentUserLanguages ? await targeting.of(person.id) : undefined,
    now: now(),
  });
  const listOf = async (person: Person, kind?: PageKind, featured?: boolean) =>
    asPages(await listPublished(db, { kind, featured }, await targeting.of(person.id), now()));

  const newest = (name: FeedName, person: Person, amount: number) =>
    whenThere(targeting.settings(), ({ amountOfDaysBackInTime: days }) =>
      whenThere(targeting.of(person.id), (own) =>
        feeds.newest({ name, amount, days, targeting: own }),
      ),
    );
  const featuredSince = async (person: Person, fromDate: string) => {
    const { amountOfDaysBackInTime } = await targeting.settings();
    const first = daysBefore(now(), amountOfDaysBackInTime);
    const since = new Date(Math.max(Date.parse(fromDate), first.getTime())).toISOString();
    return asPages(await listFeaturedSince(db, since, await targeting.of(person.id), now()));
  };

  const resource = pageResource(deps);
  const edited = editableHandlers('/pages', resource);

  return {
    ...edited,
    ...trashHandlers(deps, resource),
    ...presenceHandlers(deps),
    ...notificationHandlers(deps),
    'POST /pages': (asked) => {
      checkSize('Content', asked.body.Content, maxPageLength);
      return edited['POST /pages'](asked);
    },
    'PUT /pages/{id}': (asked) => {
      checkSize('Content', asked.body.Content ?? '', maxPageLength);
      return edited['PUT /pages/{id}'](asked);
    },
    'POST /pages/bulk': ({ person, body }) => editPages(resource, person, body, now()),
    'GET /pages/news/top': ({ person, query }) => newest('top', person, query.amount),
    'GET /pages/news/my': ({ person, query }) => newest('my', person, query.amount),
    'GET /pages/news/top/new': ({ person, query }) => featuredSince(person, query.fromDate),
    'GET /pages/news': ({ person, query }) => listOf(person, 'news', query.isFeaturedPage),
    'GET /pages/content': ({ person, query }) => listOf(person, 'content', query.isFeaturedPage),
    'GET /pages': ({ person }) => listOf(person),
    ...searchHandlers(deps),
    'GET /pages/news/{slug}': ({ person, params }) => bySlug(person, params.slug, 'news'),
    'GET /pages/content/{slug}': ({ person, params }) => bySlug(person, params.slug, 'content'),
    'GET /pages/{id}': async ({ person, params }) =>
      pageOf(there(await findPage(db, params.id, await viewed(person), now()))),
    'GET /pages/{id}/neighbours': async ({ person, params }) => {
      const asked = await askedBy(person, { OnlyInCurrentUserLanguages: true });
      return there(await readNeighbours(wideDb, params.id, asked));
    },
    'POST /pages/query': async ({ person, body }) =>
      (await queryPages(wideDb, await askedBy(person, body))).map(listedPageOf),
    'POST /pages/query/center': async ({ person, body }) =>
      centers.read(await askedBy(person, body)),
  };
}

function searchHandlers({
  wideDb,
  now,
  targeting,
}: HandlerDeps): Pick<Handlers<typeof pages>, 'GET /pages/content/search' | 'GET /pages/search'> {
  return {
    'GET /pages/content/search': async ({ person, query }) =>
      asPages(
        await searchContent(
          wideDb,
          query.query,
          query.amount ?? maxListLength,
          await viewOf(targeting, person),
          query.isPublished ?? true,
          now(),
        ),
      ),
    'GET /pages/search': async ({ person, query }) =>
      searchPages(wideDb, query, await targeting.of(person.id), now()),
  };
}

type PageCalls = Handlers<typeof pages & typeof pageCenter>;

/** Who has a page open. */
function presenceHandlers(
  deps: HandlerDeps,
): Pick<PageCalls, `${string}/editing${string}` & keyof PageCalls> {
  return {
    'GET /pages/{id}/editing': ({ person, params }) => editorsOf(deps, person, params.id),
    'PUT /pages/{id}/editing': ({ person, params, body: { Window } }) =>
      openPage(deps, person, { PageId: params.id, Window }),
    'DELETE /pages/{id}/editing/{window}': ({ person, params }) =>
      closePage(deps, person, { PageId: params.id, Window: params.window }),
  };
}

/** The notification of a page that is still to come; those who have the page open follow. */
function notificationHandlers(
  deps: HandlerDeps,
): Pick<PageCalls, `${string}/notification` & keyof PageCalls> {
  const { read, withdraw } = withdrawable(deps, 'page');
  return {
    'GET /pages/{id}/notification': ({ params }) => read(params.id),
    'DELETE /pages/{id}/notification': ({ person, params }) => withdraw(person, params.id),
  };
}

function trashHandlers(
  deps: HandlerDeps,
  resource: ReturnType<typeof pageResource>,
): Pick<PageCalls, `${string} /pages/trash${string}` & keyof PageCalls> {
  return {
    'GET /pages/trash': ({ query }) => trashedPages(deps, query),
    'DELETE /pages/trash/{id}': ({ person, params, version }) =>
      purgePage(deps, person, params.id, version),
    'POST /pages/trash/restore': ({ person, body }) => putBackPages(resource, person, body.Ids),
  };
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new ProblemError('notFound');
  return found;
}

function asPages(rows: readonly PageRow[]): Page[] {
  return rows.map(pageOf);
}
