import { useState } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { tileColour, tileMark, tileSizes, type TileSize } from '#shared/rules/widgets/appTiles';
import { sourceSet } from '#shared/rules/pictures/imageSizes';
import { safeSource } from '#shared/rules/addresses/webAddress';
import { usePictureAccess } from '../../ui/pictureAccess';
import { square } from '../../ui/style/layout';
import { tileIconNames, tileIcons, type TileIconName } from './tileIcons';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    fontSize: tokens.fontSizeHero800,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: 1,
    boxShadow: tokens.shadow2,
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  },
  Medium: { ...square(tileSizes.Medium), '@media (max-width: 767.98px)': square(tileSizes.Small) },
  Small: square(tileSizes.Small),
  // Beside a title in a row.
  Row: {
    ...square('36px'),
    borderRadius: tokens.borderRadiusLarge,
    fontSize: tokens.fontSizeBase300,
    boxShadow: 'none',
  },
  icon: { fontSize: '44px' },
  iconInRow: { fontSize: '20px' },
  picture: { maxWidth: '60%', maxHeight: '60%', objectFit: 'contain' },
});

interface TileFaceProps {
  tile: {
    Title: string;
    IconClass: string | null;
    IconUrl: string | null;
    ColorHexCode: string | null;
    ColorClass: string | null;
  };
  /** Default: medium, and small on phones (APPS-30). */
  size?: TileSize | 'Row';
  className?: string;
}

/**
 * The coloured square of a tile, with a picture, an icon or initials (APPS-15). It says nothing
 * that its title does not.
 */
export function TileFace({ tile, size = 'Medium', className }: TileFaceProps) {
  const styles = useStyles();
  const [broken, setBroken] = useState<string>();
  const mayAsk = usePictureAccess();
  const { IconUrl } = tile;
  const isShown = IconUrl !== null && IconUrl !== broken && mayAsk(IconUrl);
  // A picture that does not load, or may not be asked for, leaves the icon, or the initials.
  const mark = tileMark({ ...tile, IconUrl: isShown ? IconUrl : null }, tileIconNames);
  const { background, text } = tileColour(tile);
  const Icon = mark.kind === 'icon' ? tileIcons[mark.name as TileIconName] : undefined;
  return (
    <span
      className={mergeClasses(styles.root, styles[size], className)}
      style={{ backgroundColor: background, color: text }}
      aria-hidden
    >
      {mark.kind === 'picture' && (
        <img
          className={styles.picture}
          sizes="96px"
          srcSet={sourceSet(mark.url)}
          src={safeSource(mark.url)}
          alt=""
          onError={() => setBroken(mark.url)}
        />
      )}
      {Icon && <Icon className={size === 'Row' ? styles.iconInRow : styles.icon} />}
      {mark.kind === 'initials' && mark.text}
    </span>
  );
}
