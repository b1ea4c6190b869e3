import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxState } from '#shared/rules/widgets/infoboxes';
import { format } from '#shared/rules/values/format';
import { presentDate } from '../../../platform/presentTime';
import { dateFormat } from '../../../texts/formatters';
import { plural } from '../../../texts/plural';
import { useTexts } from '../../../texts/useTexts';
import { useLocale } from '../../../texts/useLocale';
import { wrapped } from '../../../ui/style/layout';
import { InfoboxTile } from '../InfoboxTile';
import { TileControls, type TileControlsProps } from './TileControls';

const useStyles = makeStyles({
  badges: wrapped(tokens.spacingHorizontalXS),
  tile: { display: 'flex', flexGrow: 1, minWidth: 0 },
  future: { opacity: 0.75 },
});

/** An infobox with its controls. Its own links and videos rest meanwhile. */
export function EditedTile({ area, ...controls }: TileControlsProps & { area: string }) {
  const styles = useStyles();
  const { infobox } = controls;
  const isFuture = infoboxState(infobox, presentDate()) === 'future';
  return (
    <>
      <TileControls {...controls} />
      <Badges infobox={infobox} isFuture={isFuture} />
      <div className={mergeClasses(styles.tile, isFuture && styles.future)} inert>
        <InfoboxTile infobox={infobox} area={area} />
      </div>
    </>
  );
}

/** Facts that readers do not see: when it begins, and that it is not for everybody. */
function Badges({
  infobox: { StartDate, ChannelTermInfoBoxes },
  isFuture,
}: {
  infobox: Infobox;
  isFuture: boolean;
}) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const locale = useLocale();
  const channels = ChannelTermInfoBoxes.length;
  if (!isFuture && channels === 0) return null;
  return (
    <div className={styles.badges}>
      {isFuture && StartDate && (
        <Badge appearance="tint" color="informative">
          {format(texts.from, {
            date: dateFormat(locale, { dateStyle: 'medium' }).format(new Date(StartDate)),
          })}
        </Badge>
      )}
      {channels > 0 && (
        <Badge appearance="tint" color="brand">
          {plural(texts.limited, channels, locale)}
        </Badge>
      )}
    </div>
  );
}
