import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxTypes } from '#shared/rules/widgets/infoboxes';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { PictureTile } from './PictureTile';
import { TextTile } from './TextTile';

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
