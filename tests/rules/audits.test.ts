import { auditedResources, openAudits } from '#shared/rules/audits';

it('people see the history of what their roles manage, and nobody else sees any', () => {
  expect(openAudits(['Admin'])).toEqual(auditedResources);
  expect(openAudits(['FooterEditor'])).toEqual(['siteelements', 'images']);
  expect(openAudits(['PowerBIEditor'])).toEqual(['powerbiframes']);
  expect(openAudits(['MessageBroadcastEditor'])).toEqual(['broadcastmessages', 'images']);
  expect(openAudits(['Editor'])).not.toContain('featuresettings');
  expect(openAudits(['CollabSiteCreator'])).toEqual([]);
  expect(openAudits([])).toEqual([]);
});
