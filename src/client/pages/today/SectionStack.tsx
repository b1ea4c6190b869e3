import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { WidgetPlace } from '../../ui/widget/placedWidget';
import type { StartPageWidgetKey } from './startPageSections';
import type { StartPage } from './useStartPage';
import { WidgetSlot } from './WidgetSlot';

const useStyles = makeStyles({
  // A section that is probably empty takes no gap either, so that nothing moves when it turns out
  // to be.
  section: {
    ':has([data-nothing])': { marginBottom: 'calc(-1 * var(--stack-gap))' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    alignItems: 'start',
  },
  clear: { marginInlineEnd: 'var(--side-room)' },
  slot: { outlineStyle: 'none', scrollMarginTop: '80px' },
  pair: { '@media (min-width: 992px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

interface SectionStackProps {
  page: StartPage;
  sections: readonly (readonly StartPageWidgetKey[])[];
  place: WidgetPlace;
  /** Shares the page with the side section. */
  isNarrow?: boolean;
  /** Whether a section beside the side section keeps clear of it; left out: none does. */
  isClear?: (section: string) => boolean;
}

/**
 * Sections below each other; the widgets of one section side by side. A section hides while all of
 * its widgets are empty (TODAY-04).
 */
export function SectionStack({ page, sections, place, isNarrow, isClear }: SectionStackProps) {
  const styles = useStyles();
  return sections.map((keys) => {
    const shown = keys.filter((key) => !page.isEmpty(key));
    return (
      <div
        key={keys.join()}
        data-section={keys.join()}
        hidden={shown.length === 0}
        className={
          shown.length > 0
            ? mergeClasses(
                styles.section,
                shown.length > 1 && styles.pair,
                isClear?.(keys.join()) && styles.clear,
              )
            : undefined
        }
      >
        {keys.map((key) => (
          <div
            key={key}
            id={`today-${key}`}
            tabIndex={-1}
            className={styles.slot}
            hidden={page.isEmpty(key)}
          >
            <WidgetSlot
              widgetKey={key}
              place={place}
              isNarrow={isNarrow}
              isDue={page.isNewsSettled}
              onEmptyChange={page.report[key]}
              onSettled={page.settleNews}
            />
          </div>
        ))}
      </div>
    );
  });
}
