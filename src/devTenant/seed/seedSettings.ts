import type { FeatureSettings } from '#shared/rules/settings/settings';
import { channel, languageTerm } from '../company/terms';
import { termSets } from '../graph/termStore';
import { feeds } from '../feeds/feeds';
import type { DevTenant } from '../devTenant';
import { inParallel, type PortalClient } from './portalClient';

/** Where the organisation's other services are. */
type Addresses = Pick<DevTenant, 'sharePointUrl' | 'feedsUrl'>;

const buttons = ['shipping', 'terminals', 'engineering', 'offshore', 'groupfunctions'];

/** Settings that show what the portal can do. */
function demoSettings({ sharePointUrl, feedsUrl }: Addresses): Partial<FeatureSettings> {
  return {
    workplaceName: 'Nordvik',
    blogSiteUrl: `${sharePointUrl}/sites/blogs`,
    complimentsSiteUrl: `${sharePointUrl}/sites/compliments`,
    showRestaurantMenus: true,
    enablePowerBI: true,
    enableRequiredReading: true,
    allowMarkAsReadFromReqReadList: true,
    rssFeedConfig: {
      amountToShowPerLoad: 'Small',
      feedLinksAndTagName: feeds.map(({ key, tag, language }) => ({
        FeedLink: `${feedsUrl}/${key}.xml`,
        TagName: tag,
        Language: language ? languageTerm(language).id : '',
      })),
    },
    commentoScriptUrl: `${feedsUrl}/js/commento.js`,
    supportEmail: 'servicedesk@nordvik.example',
    supportPhone: '+45 70 20 55 00',
    enableWorkplaceLight: true,
    findColleaguesWithoutLicence: true,
    newsCenterSiteUrl: `${sharePointUrl}/sites/news`,
    organizationCalenderSiteUrl: `${sharePointUrl}/sites/calendar`,
    calendarPageInfoUrl: `${sharePointUrl}/sites/calendar/Lists/Events`,
    newsFilterButtonConfig: buttons.map((key, index) => ({
      GUID: channel(key).id,
      Name: channel(key).name,
      SortOrder: index + 1,
    })),
    showFilterByDepartmentButtons: true,
    hideNewsTags: false,
    hideNewsComments: 'HideIfNoComments',
    enableLanguageFilteringForWorkplace: true,
    enableLanguageFilteringForSharepointPages: true,
    defaultLanguageTermId: languageTerm('en').id,
    channelTermSetId: termSets.channels,
    languageTermSetId: termSets.languages,
    navigationTermSetId: termSets.navigation,
    enableProfileCardView: true,
    enableSiteIndexPopover: true,
    siteTemplates: [
      {
        Name: 'Project',
        Description: 'Channels for plan, risks and yard, with the project handbook.',
        Channels: [
          {
            Name: 'Plan',
            Tabs: [{ Name: 'Handbook', Url: 'https://handbook.nordvik.example/projects' }],
          },
          { Name: 'Risks', Description: 'What may go wrong, and who looks after it' },
          { Name: 'Yard' },
        ],
      },
      {
        Name: 'Community',
        Description: 'A channel for news and one for questions.',
        Channels: [{ Name: 'News' }, { Name: 'Questions' }],
      },
    ],
    showBirthdayCalendar: true,
    colleagueResultCap: 60,
    enableNotificationSubscriptions: true,
    enableTeamsNotification: true,
  };
}

export async function seedSettings(admin: PortalClient, addresses: Addresses): Promise<void> {
  await inParallel(Object.entries(demoSettings(addresses)), 4, ([Key, Value]) =>
    admin.post('/featuresettings', { Key, Value }),
  );
}
