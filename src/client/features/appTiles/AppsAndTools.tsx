import { useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { tileSizes } from '#shared/rules/widgets/appTiles';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { inRow, square } from '../../ui/style/layout';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { useTexts } from '../../texts/useTexts';
import type { WidgetPlace } from '../../ui/widget/placedWidget';
import { TextLink } from '../../ui/TextLink';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { WidgetSection } from '../../ui/widget/WidgetSection';
import { AppTileBox } from './AppTileBox';
import { EditToggle } from './EditToggle';
import { titleHeight, useGridStyles } from './tileStyles';
import { useTileBadge } from './useTileBadge';
import { useUserTiles } from './useUserTiles';
import { Skeleton, SkeletonItem } from '../../ui/widget/Skeleton';

const TileEditor = lazyPart(() => import('./edit/TileEditor'), 'TileEditor');
const ShowHiddenSwitch = lazyPart(() => import('./ShowHiddenSwitch'), 'ShowHiddenSwitch');

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  tools: {
    ...inRow(`${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`),
    flexWrap: 'wrap',
    marginBottom: tokens.spacingVerticalM,
  },
  // The room of the switch, until its code is there.
  switch: { width: '10rem', height: '36px' },
  placeholder: {
    ...square(tileSizes.Medium),
    marginBottom: `calc(${tokens.spacingVerticalXS} + ${titleHeight})`,
    borderRadius: tokens.borderRadiusXLarge,
    [phone]: square(tileSizes.Small),
  },
});

interface AppsAndToolsProps {
  place: WidgetPlace;
  /** For what hides it while there is nothing in it, and nobody is editing (BOARD-08). */
  onNothing?: (isNothing: boolean) => void;
}

/** The person's apps. Spec: widgets §2, §4. */
export function AppsAndTools({ place, onNothing }: AppsAndToolsProps) {
  const styles = useStyles();
  const {
    today: {
      widgets: { appTiles: title },
    },
    navigation,
  } = useTexts();
  const [isEditing, setEditing] = useState(false);
  const [showHidden, setShowHidden] = useState(false);
  const toggle = () => {
    setEditing(!isEditing);
    setShowHidden(false);
  };
  return (
    <WidgetSection title={title} place={place}>
      <div className={styles.tools}>
        <EditToggle isEditing={isEditing} onToggle={toggle} />
        {isEditing && (
          <Part waiting={<span className={styles.switch} />}>
            <ShowHiddenSwitch checked={showHidden} onChange={setShowHidden} />
          </Part>
        )}
        <TextLink to="/apps-and-tools">{navigation.appCenter}</TextLink>
      </div>
      <Tiles isEditing={isEditing} showHidden={showHidden} title={title} onNothing={onNothing} />
    </WidgetSection>
  );
}

function Tiles({
  isEditing,
  showHidden,
  title,
  onNothing,
}: { isEditing: boolean; showHidden: boolean; title: string } & Pick<
  AppsAndToolsProps,
  'onNothing'
>) {
  const styles = useGridStyles();
  const texts = useTexts('apps');
  const { loading } = useTexts().widgets;
  const state = useUserTiles({ showHidden }, texts.failedName);
  const badgeOf = useTileBadge();
  // While the board is edited, an empty one has a place for the first tile.
  const shown =
    isEditing && state.state === 'empty' ? { ...state, state: 'ready' as const, value: [] } : state;
  return (
    <WidgetFrame
      measured="appTiles"
      name={texts.failedName}
      title={title}
      state={shown}
      placeholder={<TilesPlaceholder count={5} />}
      emptyText={texts.empty}
      onEmptyChange={onNothing}
    >
      {(tiles) =>
        isEditing ? (
          <WidgetBoundary
            name={texts.failedName}
            waiting={
              <Skeleton aria-label={format(loading, { name: title })}>
                <TilesPlaceholder count={tiles.length + 1} />
              </Skeleton>
            }
          >
            <TileEditor tiles={tiles} showHidden={showHidden} />
          </WidgetBoundary>
        ) : (
          <ul className={styles.grid} aria-label={texts.yourApps}>
            {tiles.map((tile) => (
              <li key={tile.AppTileId}>
                <AppTileBox tile={tile} badge={badgeOf(tile)} />
              </li>
            ))}
          </ul>
        )
      }
    </WidgetFrame>
  );
}

function TilesPlaceholder({ count }: { count: number }) {
  const grid = useGridStyles();
  const styles = useStyles();
  return (
    <div className={grid.grid}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonItem key={index} className={styles.placeholder} />
      ))}
    </div>
  );
}
