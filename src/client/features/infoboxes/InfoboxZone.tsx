import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { makeStyles, tokens } from '@fluentui/react-components';
import { infoboxMinHeight, infoboxRoute } from '#shared/rules/widgets/infoboxes';
import { lazyPart } from '../../loading/lazyPart';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { useInfoboxZone } from './infoboxZones';
import { useEmptyChange } from '../../ui/widget/useEmptyChange';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { FoldedInfoboxes, useIsFolded } from './FoldedInfoboxes';
import { InfoboxRow } from './lateInfoboxRow';
import { useZone } from './useInfoboxes';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const ZoneEditor = lazyPart(() => import('./edit/ZoneEditor'), 'ZoneEditor');

const useStyles = makeStyles({ placeholder: { borderRadius: tokens.borderRadiusXLarge } });

interface InfoboxZoneProps {
  area: string;
  /** For screen readers and failures: the zone itself has no heading. */
  name: string;
  onEmptyChange: (isEmpty: boolean) => void;
}

/**
 * A place for infoboxes on a page. Empty, it hides; while an editor edits, it always shows
 * (INFOBOX-20, INFOBOX-21).
 */
export function InfoboxZone({ area, name, onEmptyChange }: InfoboxZoneProps) {
  const { pathname } = useLocation();
  // The page that it was drawn on: while another one opens, it stays what it is.
  const [route] = useState(() => infoboxRoute(pathname));
  const { isEditing } = useInfoboxZone();
  useEmptyChange(isEditing ? false : undefined, onEmptyChange);
  return (
    <section aria-label={name}>
      {isEditing ? (
        <WidgetBoundary name={name} waiting={<Placeholder area={area} />}>
          <ZoneEditor zone={{ route, area }} name={name} />
        </WidgetBoundary>
      ) : (
        <ShownZone route={route} area={area} name={name} onEmptyChange={onEmptyChange} />
      )}
    </section>
  );
}

function ShownZone({ route, area, name, onEmptyChange }: InfoboxZoneProps & { route: string }) {
  const isFolded = useIsFolded(area);
  return (
    <WidgetFrame
      measured="infoboxes"
      name={name}
      state={useZone({ route, area }, name)}
      placeholder={<Placeholder area={area} />}
      emptyText={name}
      onEmptyChange={onEmptyChange}
    >
      {(infoboxes) => {
        const row = (
          <WidgetBoundary name={name} waiting={<Placeholder area={area} />}>
            <InfoboxRow infoboxes={infoboxes} area={area} />
          </WidgetBoundary>
        );
        return isFolded ? <FoldedInfoboxes infoboxes={infoboxes}>{row}</FoldedInfoboxes> : row;
      }}
    </WidgetFrame>
  );
}

function Placeholder({ area }: { area: string }) {
  const styles = useStyles();
  return (
    <SkeletonItem
      className={styles.placeholder}
      style={{ height: `var(--reserved, ${infoboxMinHeight(area, 0)}rem)` }}
    />
  );
}
