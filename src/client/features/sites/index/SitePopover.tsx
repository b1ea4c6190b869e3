import { useState, type ReactNode, type RefObject } from 'react';
import {
  Text,
  createPresenceComponent,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr';
import { ChatRegular } from '@fluentui/react-icons/svg/chat';
import { FolderRegular } from '@fluentui/react-icons/svg/folder';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr';
import type { GroupSite } from '#shared/rules/sites/siteIndex';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { useTexts } from '../../../texts/useTexts';
import { CardPopover } from '../../../ui/CardPopover';
import { focusRing, inRow, plainList, square, stacked } from '../../../ui/style/layout';
import { AddressLink } from '../../../ui/AddressLink';
import type { CardOpening, useCardOpening } from '../../../ui/useCardOpening';
import { kindOf, siteDetails } from './siteDetails';
import { SiteStar } from './SiteStar';
import { tileColour, useTileStyles } from '../tileStyles';

/** Milliseconds (SITES-22). */
const times = { enter: 200, exit: 100, focus: 200 } as const;
// Nothing of its place: the surface is put there by a transform.
const frames = [{ opacity: 0 }, { opacity: 1 }];
const Motion = createPresenceComponent({
  enter: { keyframes: frames, duration: times.enter },
  exit: { keyframes: [...frames].reverse(), duration: times.exit },
});

const useStyles = makeStyles({
  root: { ...stacked(), padding: tokens.spacingHorizontalL },
  head: { ...inRow(), flexWrap: 'wrap' },
  kind: { ...square('48px'), fontSize: '24px' },
  words: { flexGrow: 1, flexBasis: 0, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground2 },
  links: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalXS,
  },
  link: {
    ...inRow(tokens.spacingHorizontalS),
    ...focusRing('-2px'),
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase300,
    '& svg': { flexShrink: 0, fontSize: '20px', color: tokens.colorBrandForeground1 },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '@media (forced-colors: active)': { color: 'LinkText' },
  },
});

const kindIcons = {
  team: <PeopleTeamRegular />,
  yammer: <PeopleCommunityRegular />,
  group: <PeopleRegular />,
};

interface SitePopoverProps {
  site: GroupSite;
  target: RefObject<HTMLElement | null>;
  opening: CardOpening | undefined;
  close: () => void;
  rest: ReturnType<typeof useCardOpening>['rest'];
}

/** More about a site, beside its row (SITES-21, SITES-38). */
export function SitePopover({ site, target, opening, close, rest }: SitePopoverProps) {
  // While it goes away it stays what it was.
  const [last, setLast] = useState(opening);
  if (opening && opening !== last) setLast(opening);
  return (
    <CardPopover
      name={site.Title}
      target={target}
      isOpen={opening !== undefined}
      isPressed={last === 'press'}
      focusDelay={times.focus}
      surfaceMotion={{ children: (_, props) => <Motion {...props}>{props.children}</Motion> }}
      close={close}
      rest={rest}
    >
      <SiteCard site={site} />
    </CardPopover>
  );
}

function SiteCard({ site }: { site: GroupSite }) {
  const [styles, tile] = [useStyles(), useTileStyles()];
  const texts = useTexts('siteIndex');
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span
          aria-hidden
          className={mergeClasses(tile.root, tile[tileColour(site.Title)], styles.kind)}
        >
          {kindIcons[kindOf(site)]}
        </span>
        <span className={styles.words}>
          <Text weight="semibold" size={400} block>
            {site.Title}
          </Text>
          <Text size={200} className={styles.quiet}>
            {siteDetails(site, texts)}
          </Text>
        </span>
        <SiteStar site={site} />
      </div>
      {site.Description && <Text className={styles.words}>{site.Description}</Text>}
      <ul className={styles.links}>
        <SiteLink to={site.SiteUrl} icon={<GlobeRegular />} text={texts.links.site} />
        {site.TeamUrl && (
          <SiteLink to={site.TeamUrl} icon={<PeopleTeamRegular />} text={texts.links.team} />
        )}
        <SiteLink
          to={site.ConversationUrl}
          icon={<ChatRegular />}
          text={texts.links.conversations}
        />
        <SiteLink to={site.FilesUrl} icon={<FolderRegular />} text={texts.links.files} />
        <SiteLink to={site.CalendarUrl} icon={<CalendarLtrRegular />} text={texts.links.calendar} />
        <SiteLink
          to={site.PlannerUrl}
          icon={<TaskListSquareLtrRegular />}
          text={texts.links.planner}
        />
      </ul>
    </div>
  );
}

function SiteLink({ to, icon, text }: { to: string; icon: ReactNode; text: string }) {
  const { link } = useStyles();
  return (
    <li>
      <AddressLink to={to} opensNewTab={useOpensNewTab()} className={link}>
        {icon}
        {text}
      </AddressLink>
    </li>
  );
}
