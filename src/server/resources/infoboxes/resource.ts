import { sql } from 'kysely';
import type { Infobox, InfoboxChange } from '#shared/contract/infoboxes';
import {
  infoboxRoute,
  infoboxState,
  contrast,
  infoboxColours,
  infoboxTypes,
  minContrast,
} from '#shared/rules/widgets/infoboxes';
import { isInvalidWindow } from '#shared/rules/widgets/broadcasts';
import { pageEditors } from '#shared/rules/people/roles';
import type { HandlerDeps } from '../../deps';
import { EditableResource } from '../editable/EditableResource';
import type { Values } from '../editable/store';
import type { Messages, Writing } from '../editable/EditableOptions';
import { infoboxOf, type InfoboxRow } from './rows';

/** Infoboxes as editors write them. */
export function infoboxResource(deps: HandlerDeps) {
  return new EditableResource<InfoboxRow, Infobox>(deps, {
    table: 'infoboxes',
    resource: 'infoboxes',
    topic: 'infoboxes',
    announce: 'infoboxes',
    managers: pageEditors,
    isAnnounced: (infobox, now) => !['ended', 'hidden'].includes(infoboxState(infobox, now)),
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

/** Checks what the schema cannot. */
function checkInfobox({ values, before }: Writing<InfoboxRow>): Messages {
  const whole: InfoboxChange = { ...before, ...values };
  return {
    ...checkKind(whole),
    ...checkLink(whole),
    ...checkDates(whole),
    ...checkColours(whole),
  };
}

function checkKind({ Type, PictureUrl, VideoEmbedCode }: InfoboxChange): Messages {
  if (Type === infoboxTypes.video && !VideoEmbedCode) return { VideoEmbedCode: ['is required'] };
  return Type === infoboxTypes.picture && !PictureUrl ? { PictureUrl: ['is required'] } : {};
}

function checkLink({ LinkUrl, LinkDescription }: InfoboxChange): Messages {
  return LinkDescription && !LinkUrl
    ? { LinkUrl: ['is required when there is a link description'] }
    : {};
}

function checkDates({ StartDate = null, EndDate = null }: InfoboxChange): Messages {
  return isInvalidWindow({ StartDate, EndDate })
    ? { StartDate: ['must be before EndDate'], EndDate: ['must be after StartDate'] }
    : {};
}

function checkColours({ TextBackgroundBanner = null }: InfoboxChange): Messages {
  const colours = infoboxColours(TextBackgroundBanner);
  if (!colours || contrast(colours.background, colours.text) >= minContrast) return {};
  return {
    TextBackgroundBanner: [
      `must have a contrast of ${minContrast} or more between background and text`,
    ],
  };
}
