import { header } from '../../http/message';
import { checkItemsQuery, itemsOf, projectedItem, type ListItem } from '../../sharepoint/listItems';
import { collection } from '../collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from '../graphCall';
import { notFound } from '../graphProblem';
import { siteFor, siteScopes } from './sites';

export const listItemRoutes: GraphRoute[] = [
  graphRoute('GET', '/sites/{}/lists/{}/items', siteScopes, (call, [siteId, listId]) => {
    const { searchParams } = call.request.url;
    const rules = {
      defaultSize: 200,
      maxSize: 5_000,
      checkFilter: checkItemsQuery(searchParams, header(call.request, 'prefer') ?? ''),
    };
    return collection(
      call,
      listItems(call, siteId, listId),
      rules,
      (item) => projectedItem(item, searchParams),
      'listItems',
    );
  }),
  graphRoute('GET', '/sites/{}/lists/{}/items/{}', siteScopes, (call, [siteId, listId, itemId]) => {
    const wanted = itemId?.toLowerCase();
    const item = listItems(call, siteId, listId).find(
      ({ id, sharepointIds }) => id === wanted || sharepointIds.listItemUniqueId === wanted,
    );
    if (!item) throw notFound('The item');
    return json(projectedItem(item, call.request.url.searchParams));
  }),
];

function listItems(call: GraphCall, siteId?: string, listId = ''): readonly ListItem[] {
  const items = itemsOf(call.company, siteFor(call, siteId), listId, call.addresses.sharePointUrl);
  if (!items) throw notFound('The list');
  return items;
}
