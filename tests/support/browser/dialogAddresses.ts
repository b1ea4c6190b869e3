import type { Stage } from './stage';

/**
 * Where a dialog about one thing finds it: the call that lists such things, and the dialog's
 * address for the first of them.
 */
export const ofOneThing: Readonly<
  Record<string, readonly [list: string, address: (id: string | number) => string]>
> = {
  'app-tiles/edit/:id': ['/apptiles', (id) => `app-tiles/edit/${id}`],
  'app-tile-intro/:id': ['/apptiles', (id) => `app-tile-intro/${id}`],
  'broadcast-messages/edit/:id': [
    '/broadcastmessages/all',
    (id) => `broadcast-messages/edit/${id}`,
  ],
  'power-bi/edit/:id': ['/powerbiframes', (id) => `power-bi/edit/${id}`],
  'kpi-charts/edit/:id': ['/chartgroups', (id) => `kpi-charts/edit/${id}`],
  'restaurants/edit/:id': ['/restaurants', (id) => `restaurants/edit/${id}`],
  'infoboxes/edit/:id': ['/infoboxes/all', (id) => `infoboxes/edit/${id}`],
  'find-information/edit/:id': ['/NavigationNodes', (id) => `find-information/edit/${id}`],
  'audits/pages/:id': ['/pages/news?isFeaturedPage=false', (id) => `audits/pages/${id}`],
  'required-reading/edit/:id': ['/itemstoread', (id) => `required-reading/edit/${id}`],
  'required-reading/report/:id': ['/itemstoread', (id) => `required-reading/report/${id}`],
  'terms/:kind/edit/:id': ['/channelterms/localized/1033', (id) => `terms/channels/edit/${id}`],
  'terms/:kind/add/:parent': ['/channelterms/localized/1033', (id) => `terms/channels/add/${id}`],
  'terms/:kind/import': ['/channelterms/localized/1033', () => 'terms/channels/import'],
};

/** The address of a dialog; one about one thing is about one of the example organisation. */
export async function dialogOf({ call }: Pick<Stage, 'call'>, name: string): Promise<string> {
  const [list, address] = ofOneThing[name] ?? [];
  if (!list || !address) return name;
  const { body } = await call<{ Id?: number; Guid?: string }[]>('admin', 'GET', list);
  return address((body[0]!.Id ?? body[0]!.Guid)!);
}
