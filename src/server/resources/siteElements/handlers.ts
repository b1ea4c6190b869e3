import type { SiteElement, siteElements } from '#shared/contract/siteElements';
import { plainText } from '#shared/rules/richText/plainText';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import type { Messages } from '../editable/EditableOptions';
import { EditableResource } from '../editable/EditableResource';
import { editableHandlers } from '../editable/handlers';

/** The footer and its like. */
export function siteElementHandlers(deps: HandlerDeps): Handlers<typeof siteElements> {
  const resource = new EditableResource<SiteElement>(deps, {
    table: 'site_elements',
    resource: 'siteelements',
    announce: 'footer',
    orderBy: 'Type',
    fields: { html: ['Content'] },
    defaults: { Language: '' },
    check: ({ values }) => checkContent(values),
  });
  return {
    ...editableHandlers('/siteelements', resource),
    'GET /siteelements': ({ query: { type, language } }) =>
      resource.list({
        ...(type !== undefined && { Type: type }),
        ...(language !== undefined && { Language: language }),
      }),
  };
}

/** Markup alone is no content. */
function checkContent({ Content }: Partial<SiteElement>): Messages {
  if (Content === undefined || plainText(Content) !== '' || /<(img|hr)\b/.test(Content)) return {};
  return { Content: ['is required'] };
}
