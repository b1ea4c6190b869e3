import { useState, type CSSProperties } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { WhenVisible } from '../../ui/widget/WhenVisible';
import { WidgetPlaceholder } from '../../ui/widget/WidgetPlaceholder';
import { keptHeight, useKeepsHeight } from './sectionHeights';
import type { StartPageWidgetKey } from './startPageSections';
import { startPageWidgets } from './startPageWidgets';
import { UnseenWhileDoubtful } from './UnseenWhileDoubtful';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';

// While something in it is being loaded, it is as high as its placeholder was.
const useStyles = makeStyles({
  slot: { ':has([data-skeleton])': { minHeight: 'var(--reserved)' } },
});

interface WidgetSlotProps extends PlacedWidgetProps {
  widgetKey: StartPageWidgetKey;
  /** False while it would share the line with the page's first content. */
  isDue: boolean;
  onSettled: () => void;
  /** Shares the page with the side section. */
  isNarrow?: boolean;
}

/** A widget's place: it loads and fails by itself, and only when somebody comes near. */
export function WidgetSlot({ widgetKey, isDue, onSettled, isNarrow, ...props }: WidgetSlotProps) {
  const name = useTexts().today.widgets[widgetKey];
  const session = useSession();
  const styles = useStyles();
  const keepHeight = useKeepsHeight(widgetKey, props.place);
  const [kept] = useState(() => keptHeight(widgetKey, props.place));
  const entry = startPageWidgets[widgetKey];
  if (!entry) return null;
  if ('FirstWidget' in entry)
    return (
      <WidgetBoundary name={name}>
        <entry.FirstWidget {...props} isNarrow={isNarrow} onSettled={onSettled} />
      </WidgetBoundary>
    );
  // Content expected there is what people see first; otherwise it waits for the news, as everything
  // else.
  const isAtTop = widgetKey === 'heroInfoboxes';
  // Only its room is kept where it is not known yet whether it stays, for want of a licence.
  const isSure =
    session.isLicenceKnown || (entry.isWanted?.({ ...session, licensed: false }) ?? true);
  const expected = typeof entry.height === 'number' ? entry.height : entry.height(session);
  // Of the zone at the top the page is told how high it is now.
  const height = isAtTop || expected === 0 ? expected : (kept ?? expected);
  const placeholder =
    height === 0 ? (
      <span data-nothing hidden />
    ) : (
      <WidgetPlaceholder
        height={height}
        hasHeading={props.place !== 'panel' && !isInfoboxZone(widgetKey)}
      />
    );
  return (
    // The widget's own placeholder may keep the same room free.
    <div
      ref={keepHeight}
      className={styles.slot}
      style={{ '--reserved': `${height}px` } as CSSProperties}
    >
      <WhenVisible
        placeholder={placeholder}
        isDue={isSure && (isDue || (isAtTop && height > 0))}
        isAtTop={isAtTop}
      >
        <WidgetBoundary name={name} waiting={placeholder}>
          <UnseenWhileDoubtful {...props} Widget={entry.Widget} isDoubtful={height === 0} />
        </WidgetBoundary>
      </WhenVisible>
    </div>
  );
}

/** Zones of infoboxes have no heading. */
function isInfoboxZone(key: StartPageWidgetKey): boolean {
  return key === 'heroInfoboxes' || key === 'infoboxes';
}
