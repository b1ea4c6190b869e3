import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Link, Text, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { inRow, square, stacked } from '../style/layout';
import { surface } from '../style/surface';

const useStyles = makeStyles({
  root: {
    ...surface,
    ...inRow(tokens.spacingHorizontalL),
    padding: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    ':hover': {
      textDecorationLine: 'none',
      color: tokens.colorNeutralForeground1,
      boxShadow: tokens.shadow8,
    },
    ':hover:active': { textDecorationLine: 'none', color: tokens.colorNeutralForeground1 },
  },
  icon: {
    ...square('48px'),
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    fontSize: '24px',
  },
  words: { ...stacked(tokens.spacingVerticalXXS), flexGrow: 1, minWidth: 0 },
  description: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  arrow: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: '20px' },
});

interface LinkTileProps {
  /** A path within the portal. */
  to: string;
  icon: ReactNode;
  title: string;
  description: string;
}

/** A tile that leads to another page of the portal. */
export function LinkTile({ to, icon, title, description }: LinkTileProps) {
  const styles = useStyles();
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Link href={href} onClick={navigate} className={styles.root}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.words}>
        <Text weight="semibold" size={400}>
          {title}
        </Text>
        <Text className={styles.description}>{description}</Text>
      </span>
      <ChevronRightRegular aria-hidden className={styles.arrow} />
    </Link>
  );
}
