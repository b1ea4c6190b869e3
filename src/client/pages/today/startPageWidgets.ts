import type { ComponentType } from 'react';
import { chartsHeight } from '#shared/rules/widgets/charts';
import { configuredSources } from '#shared/rules/news/rss';
import { breakpoints } from '#shared/rules/news/newsBatch';
import { mobileBelow } from '#shared/rules/widgets/reportFrames';
import { infoboxAreas } from '#shared/rules/widgets/infoboxes';
import type { Session } from '../../data/session/session';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { lazyPart } from '../../loading/lazyPart';
import { HeroInfoboxes } from './heroInfoboxes';
import { NewsSection } from './NewsSection';
import { reportsHeight } from './reportsHeight';
import type { StartPageWidgetKey } from './startPageSections';
import { zoneHeight } from './zoneHeight';

interface WantedWidget {
  /** When it is part of the page at all: a setting, licence, SharePoint. Left out: always. */
  isWanted?: (session: Pick<Session, 'settings' | 'licensed' | 'config'>) => boolean;
}

/** A widget whose code loads when its place comes near the window; its texts load with it. */
export interface LaterWidget extends WantedWidget {
  Widget: ComponentType<PlacedWidgetProps>;
  /** Pixels to keep free for it until it is there; 0 where it is probably empty. */
  height: number | ((session: Pick<Session, 'config'>) => number);
}

/** A widget that is part of the first load. */
export interface FirstWidget extends WantedWidget {
  FirstWidget: ComponentType<PlacedWidgetProps & { isNarrow?: boolean; onSettled: () => void }>;
}

/** Narrow windows have smaller tiles, in two rows, and texts of more lines. */
const isPhone = () => window.innerWidth < breakpoints.md;

/** Its heading, and the key figures that the page has been told of. */
function figuresHeight({ config }: Pick<Session, 'config'>): number {
  const widths = config.startSettings?.chartWidths;
  return widths?.length === 0
    ? 0
    : 40 + chartsHeight(widths ?? [100], window.innerWidth < mobileBelow);
}

/** Six posts as cards beside each other. */
function postsHeight(): number {
  if (window.innerWidth >= breakpoints.xl) return 465;
  return isPhone() ? 1_200 : 660;
}

export type StartPageWidget = LaterWidget | FirstWidget;

/**
 * The widgets of the start page and the light home. Where each stands is said by
 * `startPageSections.ts`.
 */
export const startPageWidgets: Partial<Record<StartPageWidgetKey, StartPageWidget>> = {
  heroInfoboxes: { Widget: HeroInfoboxes, height: zoneHeight(infoboxAreas.hero) },
  appTiles: {
    Widget: lazyPart(() => import('../../features/appTiles/AppsAndTools'), 'AppsAndTools'),
    height: () => (isPhone() ? 380 : 244),
  },
  smartLinks: {
    Widget: lazyPart(() => import('../../features/appTiles/SmartLinks'), 'SmartLinks'),
    height: () => (isPhone() ? 240 : 216),
    isWanted: ({ settings }) => settings.enableSmartLinks,
  },
  news: { FirstWidget: NewsSection },
  requiredReading: {
    Widget: lazyPart(
      () => import('../../features/requiredReading/RequiredReading'),
      'RequiredReading',
    ),
    height: ({ config }) => (config.startSettings?.hasItemsToRead ? 296 : 0),
    isWanted: ({ settings }) => settings.enableRequiredReading,
  },
  compliments: {
    Widget: lazyPart(() => import('../../features/blogs/Compliments'), 'Compliments'),
    height: postsHeight,
    isWanted: ({ settings, licensed }) => licensed && settings.complimentsSiteUrl !== '',
  },
  blogs: {
    Widget: lazyPart(() => import('../../features/blogs/Blogs'), 'Blogs'),
    height: postsHeight,
    isWanted: ({ settings, licensed }) => licensed && settings.blogSiteUrl !== '',
  },
  events: {
    Widget: lazyPart(() => import('../../features/events/Events'), 'Events'),
    isWanted: ({ settings, licensed }) => licensed && settings.organizationCalenderSiteUrl !== '',
    height: 492,
  },
  birthdays: {
    isWanted: ({ settings, licensed, config }) =>
      settings.showBirthdayCalendar && licensed && config.sharePointUrl !== '',
    Widget: lazyPart(() => import('../../features/birthdays/BirthdayWidget'), 'BirthdayWidget'),
    height: 200,
  },
  restaurantMenus: {
    Widget: lazyPart(() => import('../../features/restaurants/RestaurantMenus'), 'RestaurantMenus'),
    height: 360,
    isWanted: ({ settings }) => settings.showRestaurantMenus,
  },
  reports: {
    Widget: lazyPart(() => import('../../features/reports/ReportFrames'), 'ReportFrames'),
    height: reportsHeight,
    isWanted: ({ settings, licensed }) => licensed && settings.enablePowerBI,
  },
  charts: {
    Widget: lazyPart(() => import('../../features/charts/KeyFigures'), 'KeyFigures'),
    height: figuresHeight,
  },
  rss: {
    Widget: lazyPart(() => import('../../features/rss/RssFeeds'), 'RssFeeds'),
    height: 280,
    isWanted: ({ settings }) => configuredSources(settings.rssFeedConfig).length > 0,
  },
  infoboxes: {
    Widget: lazyPart(() => import('../../features/infoboxes/DefaultInfoboxes'), 'DefaultInfoboxes'),
    height: zoneHeight(infoboxAreas.main),
  },
};
