import { sql } from 'kysely';
import type { NavigationNode } from '#shared/contract/pages/navigationNodes';
import { menuLevels, maxNodes } from '#shared/rules/pages/navigation';
import { pageEditors } from '#shared/rules/people/roles';
import type { Database } from '../../db/database';
import type { HandlerDeps } from '../../deps';
import { invalidField, ProblemError } from '../../http/answers/problems';
import type { Action } from '../editable/EditableOptions';
import { EditableResource } from '../editable/EditableResource';
import type { Values } from '../editable/store';
import { orderConflict } from '../editable/conflicts';
import {
  countRows,
  findSameTerm,
  hasTooDeep,
  isTooDeep,
  lockMenu,
  type NavigationNodeRow,
} from './store';

/** The menu as editors write it, node by node. */
export function navigationNodeResource(deps: HandlerDeps) {
  return new EditableResource<NavigationNodeRow, NavigationNode>(deps, {
    table: 'navigation_nodes',
    resource: 'navigationnodes',
    topic: 'navigationNodes',
    announce: 'navigationNodes',
    managers: pageEditors,
    audienceOf: ({ ChannelTermNavigationNodes }) => ({
      ChannelTermIds: ChannelTermNavigationNodes.map(({ ChannelTermId }) => ChannelTermId),
    }),
    dependents: [{ table: 'navigation_nodes', column: 'ParentId', isTree: true }],
    lock: lockMenu,
    fields: {
      emptyIsNull: ['Url'],
      links: [
        { field: 'ChannelTermNavigationNodes', id: 'ChannelTermId' },
        { field: 'LanguageTermNavigationNodes', id: 'LanguageTermId' },
      ],
    },
    defaults: {
      ...{ ParentId: null, ChannelTermNavigationNodes: [], LanguageTermNavigationNodes: [] },
      ...{ IsAvailableForTagging: true, IsDocLib: false, IsExternal: false, AudienceIds: [] },
      TermGuid: null,
    },
    derived: (values, _person, before) => lastOf(values, before),
    notInHistory: ({ before, after }) =>
      // Others may have moved it meanwhile: that is no part of this change.
      before && before.Order === after?.Order ? ['Order'] : [],
    notRestored: ['Order'],
    afterwards: async ({ action, row: { Id }, body, transaction }) => {
      if (!isPlaced(action, body)) return;
      if (await isTooDeep(transaction, Id)) throw invalidField('ParentId', levelsMessage);
      if (action !== 'updated') await checkAmount(transaction);
    },
    afterTree: async (transaction, made) => {
      await checkAmount(transaction);
      if (await hasTooDeep(transaction)) throw invalidField('ParentId', levelsMessage);
      const twice = await findSameTerm(
        transaction,
        made.map(({ Id }) => Id),
      );
      if (twice) throw await orderConflict(transaction, 'navigationnodes', twice);
    },
  });
}

const levelsMessage = `has no room below it: the menu has ${menuLevels} levels`;

async function checkAmount(transaction: Database): Promise<void> {
  if ((await countRows(transaction)) > maxNodes)
    throw new ProblemError('invalidRequest', {
      detail: `The menu has at most ${maxNodes} nodes.`,
    });
}

/** Whether a write may have put a node below another. */
function isPlaced(action: Action, body: Values): boolean {
  return action === 'updated' ? body.ParentId !== undefined : action !== 'deleted';
}

/** Where a node of an import goes: behind what is there already, and those before it. */
export function importPlace(parent: NavigationNode | undefined, at: number): Values {
  const siblings = parent ? sql`"ParentId" = ${parent.Id}` : sql`"ParentId" is null`;
  return {
    ...(parent && { ParentId: parent.Id }),
    Order: sql`(
      select coalesce(max("Order") + 1, 0) + ${at}::integer from navigation_nodes
      where ${siblings})`,
  };
}

/** Something new, and what is put below another parent, goes to its end. */
function lastOf({ ParentId, Order }: Values, before: NavigationNodeRow | undefined): Values {
  const isMoved = ParentId !== undefined && ParentId !== before?.ParentId;
  if (Order !== undefined || (before && !isMoved)) return {};
  return {
    Order: sql`(
      select coalesce(max("Order") + 1, 0) from navigation_nodes
      where "ParentId" is not distinct from ${ParentId ?? null}::integer)`,
  };
}
