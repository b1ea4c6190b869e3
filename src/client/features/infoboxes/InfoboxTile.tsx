import type { Infobox } from '#shared/contract/infoboxes';
import {
  infoboxTypes,
  infoboxColours,
  infoboxMinHeight,
  isHeroArea,
} from '#shared/rules/widgets/infoboxes';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { PictureTile } from './PictureTile';
import { mergeClasses } from '@fluentui/react-components';
import { useTextTileStyles, useTileStyles } from './infoboxStyles';
import { TileWords } from './TileWords';

const VideoTile = lazyPart(() => import('./VideoTile'), 'VideoTile');

export interface TileProps {
  infobox: Infobox;
  area: string;
}

/** An infobox as readers see it (INFOBOX-24). */
export function InfoboxTile({ infobox, area }: TileProps) {
  const picture = <PictureTile infobox={infobox} area={area} />;
  if (infobox.Type === infoboxTypes.picture) return picture;
  if (infobox.Type === infoboxTypes.video)
    return (
      <Part waiting={picture} failed={() => picture}>
        <VideoTile infobox={infobox} area={area} />
      </Part>
    );
  return <TextTile infobox={infobox} area={area} />;
}

/** A text infobox, on the colour of its style or on its own. */
function TextTile({ infobox, area }: TileProps) {
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
