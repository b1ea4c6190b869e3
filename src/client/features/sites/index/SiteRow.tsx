import { memo, useRef, useState } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { initials } from '#shared/rules/people/initials';
import { groupSiteOf } from '#shared/rules/sites/siteIndex';
import type { DirectoryGroup } from '#shared/rules/sites/sites';
import { useSession } from '../../../data/session/session';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { lazyPart } from '../../../loading/lazyPart';
import { Part } from '../../../loading/Part';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { AddressLink } from '../../../ui/AddressLink';
import { coveringLink, fingers, inRow, oneLine, square, text200 } from '../../../ui/style/layout';
import { surface } from '../../../ui/style/surface';
import { useCardOpening } from '../../../ui/useCardOpening';
import { siteDetails } from './siteDetails';
import { tileColour, useTileStyles } from '../tileStyles';

const SitePopover = lazyPart(() => import('./SitePopover'), 'SitePopover');

const useStyles = makeStyles({
  row: {
    ...surface,
    ...inRow(),
    position: 'relative',
    boxSizing: 'border-box',
    minWidth: 0,
    padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalL}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  text: { flexGrow: 1, minWidth: 0 },
  title: { ...coveringLink, ...oneLine, display: 'block', fontWeight: tokens.fontWeightSemibold },
  detail: { ...oneLine, ...text200, display: 'block', color: tokens.colorNeutralForeground3 },
  // Above the link that covers the row.
  button: {
    ...square('36px'),
    position: 'relative',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    fontSize: '20px',
    cursor: 'pointer',
    ':hover': {
      backgroundColor: tokens.colorSubtleBackgroundHover,
      color: tokens.colorNeutralForeground1,
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    [fingers]: square('44px'),
  },
});

interface SiteRowProps {
  group: DirectoryGroup;
  /** Among all that are listed. */
  place: number;
  total: number;
}

/** A site of the index: a link to it, and more about it where the setting says so (SITES-20). */
export const SiteRow = memo(function SiteRow({ group, place, total }: SiteRowProps) {
  const [styles, tile] = [useStyles(), useTileStyles()];
  const texts = useTexts('siteIndex');
  const { opensInNewTab } = useTexts().widgets;
  const { config, settings } = useSession();
  const opensNewTab = useOpensNewTab();
  const row = useRef<HTMLLIElement>(null);
  const { opening, press, close, rest } = useCardOpening();
  const [hasOpened, setOpened] = useState(false);
  if (opening && !hasOpened) setOpened(true);
  const site = groupSiteOf(group, config);
  const hasPopover = settings.enableSiteIndexPopover;
  return (
    <li
      ref={row}
      className={styles.row}
      aria-posinset={place}
      aria-setsize={total}
      {...(hasPopover && rest)}
    >
      <span aria-hidden className={mergeClasses(tile.root, tile[tileColour(site.Title)])}>
        {initials(site.Title).toUpperCase()}
      </span>
      <span className={styles.text}>
        <AddressLink
          to={site.Url}
          opensNewTab={opensNewTab}
          className={styles.title}
          aria-label={opensNewTab ? format(opensInNewTab, { title: site.Title }) : undefined}
          title={site.Title}
        >
          {site.Title}
        </AddressLink>
        <span className={styles.detail}>
          {[siteDetails(site, texts), !hasPopover && site.Description].filter(Boolean).join(' · ')}
        </span>
      </span>
      {hasPopover && (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={opening !== undefined}
          aria-label={format(texts.about, { name: site.Title })}
          onClick={press}
          onFocus={SitePopover.loadAhead}
        >
          <InfoRegular aria-hidden />
        </button>
      )}
      {hasOpened && (
        <Part>
          <SitePopover site={site} target={row} opening={opening} close={close} rest={rest} />
        </Part>
      )}
    </li>
  );
});
