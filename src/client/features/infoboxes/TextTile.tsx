import { mergeClasses } from '@fluentui/react-components';
import { infoboxColours, infoboxMinHeight, isHeroArea } from '#shared/rules/widgets/infoboxes';
import { useTextTileStyles, useTileStyles } from './infoboxStyles';
import type { TileProps } from './InfoboxTile';
import { TileWords } from './TileWords';

/** A text infobox, on the colour of its style or on its own. */
export function TextTile({ infobox, area }: TileProps) {
  const tile = useTileStyles();
  const styles = useTextTileStyles();
  const colours = infoboxColours(infobox.TextBackgroundBanner);
  const isHero = isHeroArea(area);
  return (
    <div
      className={mergeClasses(
        tile.root,
        styles.root,
        styles[infobox.Style],
        isHero && styles.hero,
        infobox.LinkUrl !== null && tile.linked,
      )}
      style={{
        minHeight: `${infoboxMinHeight(area, infobox.Height)}rem`,
        ...(colours && { backgroundColor: colours.background, color: colours.text }),
      }}
    >
      <TileWords infobox={infobox} area={area} />
    </div>
  );
}
