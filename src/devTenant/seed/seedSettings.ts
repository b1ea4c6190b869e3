import type { FeatureSettings } from '#shared/rules/settings';
import { channel, languageTerm } from '../company/terms';
import { inParallel, type PortalClient } from './portalClient';

const buttons = ['shipping', 'terminals', 'engineering', 'offshore', 'groupfunctions'];

/** Settings that show what the portal can do. */
function demoSettings(sharePointUrl: string): Partial<FeatureSettings> {
  return {
    workplaceName: 'Nordvik',
    supportEmail: 'servicedesk@nordvik.example',
    supportPhone: '+45 70 20 55 00',
    enableWorkplaceLight: true,
    newsCenterSiteUrl: `${sharePointUrl}/sites/news`,
    newsFilterButtonConfig: buttons.map((key, index) => ({ GUID: channel(key).id, Name: channel(key).name, SortOrder: index + 1 })),
    showFilterByDepartmentButtons: true,
    hideNewsTags: false,
    hideNewsComments: 'HideIfNoComments',
    enableLanguageFilteringForWorkplace: true,
    enableLanguageFilteringForSharepointPages: true,
    defaultLanguageTermId: languageTerm('en').id,
  };
}

export async function seedSettings(admin: PortalClient, sharePointUrl: string): Promise<void> {
  await inParallel(Object.entries(demoSettings(sharePointUrl)), 4, ([Key, Value]) => admin.post('/featuresettings', { Key, Value }));
}
