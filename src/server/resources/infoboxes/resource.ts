import { sql } from 'kysely';
import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxRoute, infoboxState } from '#shared/rules/infoboxes';
import type { HandlerDeps } from '../../deps';
import { EditableResource } from '../editable/EditableResource';
import type { Values } from '../editable/store';
import { checkInfobox } from './checks';
import { infoboxOf, type InfoboxRow } from './rows';

/** Infoboxes as editors write them. */
export function infoboxResource(deps: HandlerDeps) {
  return new EditableResource<InfoboxRow, Infobox>(deps, {
    table: 'infoboxes',
    resource: 'infoboxes',
    topic: 'infoboxes',
    announce: 'infoboxes',
    isTold: (infobox, now) => !['ended', 'hidden'].includes(infoboxState(infobox, now)),
    audienceOf: ({ ChannelTermIds }) => ({ ChannelTermIds }),
    fields: {
      html: ['Content'],
      video: 'VideoEmbedCode',
      emptyIsNull: ['LinkUrl', 'LinkDescription', 'PictureUrl', 'VideoEmbedCode'],
      lowerCase: ['TextBackgroundBanner'],
      links: [{ field: 'ChannelTermInfoBoxes', id: 'ChannelTermId', column: 'ChannelTermIds' }],
    },
    defaults: {
      ...{ ShowTitle: true, Content: '', Style: 'None', Width: 'Auto', Height: 0, Hidden: false },
      ChannelTermIds: [],
    },
    check: checkInfobox,
    derived: (values, _person, before) => ({ ...routeOf(values), ...(!before && lastOf(values)) }),
    answering: () => Promise.resolve(infoboxOf),
  });
}

function routeOf({ RouteId }: Values): Values {
  return typeof RouteId === 'string' ? { RouteId: infoboxRoute(RouteId) } : {};
}

/** Without an order it goes to the end of its zone. */
function lastOf({ RouteId, AreaId, Order }: Values): Values {
  if (Order !== undefined) return {};
  const route = infoboxRoute(String(RouteId));
  return {
    Order: sql`(
      select coalesce(max("Order") + 1, 0) from infoboxes
      where "RouteId" = ${route} and "AreaId" = ${AreaId} and "Order" < 9999)`,
  };
}
