import { auditedResources, openAudits } from '#shared/rules/audits';

it('people see the history of what their roles manage, and nobody else sees any', () => {
  expect(openAudits(['Admin'])).toEqual(auditedResources);
  expect(openAudits(['FooterEditor'])).toEqual(['siteelements', 'images']);
  expect(openAudits(['PowerBIEditor'])).toEqual(['powerbiframes']);
  expect(openAudits(['MessageBroadcastEditor'])).toEqual(['broadcastmessages', 'images']);
  expect(openAudits(['AppEditor'])).toEqual(['apptiles', 'images']);
  expect(openAudits(['Editor'])).toEqual([
    ...['pages', 'broadcastmessages', 'infoboxes', 'navigationnodes', 'restaurants'],
    ...['restaurantmenus', 'chartgroups', 'apptiles', 'itemstoread', 'images'],
  ]);
  expect(openAudits(['CollabSiteCreator'])).toEqual([]);
  expect(openAudits([])).toEqual([]);
});
