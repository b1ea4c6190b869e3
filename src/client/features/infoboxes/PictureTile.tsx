import { type ReactNode } from 'react';
import { mergeClasses } from '@fluentui/react-components';
import { infoboxColours, infoboxMinHeight, isHeroArea } from '#shared/rules/widgets/infoboxes';
import { useSession } from '../../data/session/session';
import { Picture } from '../../ui/Picture';
import { useMediaTileStyles, useTileStyles } from './infoboxStyles';
import type { TileProps } from './InfoboxTile';
import { TileWords } from './TileWords';
import { useInfoboxPicture } from './useInfoboxPicture';

/**
 * A picture infobox: the words lie on the picture, on a dark overlay, on the colour of its style,
 * or on its own (SETTINGS-46). `children` lie between, and are pressed through the words.
 */
export function PictureTile({ infobox, area, children }: TileProps & { children?: ReactNode }) {
  const tile = useTileStyles();
  const styles = useMediaTileStyles();
  const { disableOverlayOnInfoBoxes } = useSession().settings;
  const { picture, frame } = useInfoboxPicture(infobox.PictureUrl);
  const { ShowTitle, Title, Content, LinkUrl, Style, TextBackgroundBanner } = infobox;
  const colours = infoboxColours(TextBackgroundBanner);
  const hasWords = ShowTitle || Content !== '' || LinkUrl !== null;
  const isPlain = Style === 'None' && !colours;
  const look = !isPlain ? Style : disableOverlayOnInfoBoxes ? 'bare' : 'overlay';
  return (
    <div
      ref={frame}
      className={mergeClasses(tile.root, styles.root, LinkUrl !== null && tile.linked)}
      style={{ minHeight: `${infoboxMinHeight(area, infobox.Height)}rem` }}
    >
      <Picture
        className={styles.picture}
        {...picture}
        alt={ShowTitle ? '' : Title}
        backgroundOf={Title}
        sizes={isHeroArea(area) ? '100vw' : '(max-width: 767.98px) 100vw, 640px'}
        isFirst={isHeroArea(area)}
      />
      {children}
      {hasWords && (
        <div
          data-overlay={look === 'overlay'}
          className={mergeClasses(
            styles.words,
            styles[look],
            colours && styles.banner,
            children !== undefined && styles.passing,
          )}
          style={colours && { backgroundColor: colours.background, color: colours.text }}
        >
          <TileWords infobox={infobox} area={area} />
        </div>
      )}
    </div>
  );
}
