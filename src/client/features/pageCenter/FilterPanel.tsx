import { useId, useRef, useState } from 'react';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import type { CenterKind } from '#shared/rules/pages/pageFilters';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { PassingButton } from '../../ui/leave/PassingButton';
import { fingerHeight, stacked, wrapped } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { FilterFields } from './FilterFields';
import type { CenterFilters } from './useCenterFilters';

const useStyles = makeStyles({
  root: {
    ...surface,
    ...stacked(tokens.spacingVerticalL),
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    marginBottom: tokens.spacingVerticalXL,
  },
  head: { ...wrapped(tokens.spacingHorizontalS), justifyContent: 'space-between' },
  button: fingerHeight,
  // Its icon stands in line with the fields, or its border where borders are drawn.
  toggle: {
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalXS,
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalXS})`,
    '@media (forced-colors: active)': {
      paddingInline: tokens.spacingHorizontalM,
      marginInlineStart: 0,
    },
  },
});

interface FilterPanelProps extends CenterFilters {
  kind: CenterKind;
  /** How many pages there are of each channel; nothing while that is not known. */
  counts: ReadonlyMap<string, number> | undefined;
}

/** The filters of a center; it can be closed, and is so at first where room is scarce (PAGES-029). */
export function FilterPanel({ kind, counts, ...center }: FilterPanelProps) {
  const styles = useStyles();
  const { filter } = useTexts('pageCenter');
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const hasRoom = useIsAtLeast('lg');
  const [isOpen, setOpen] = useState(hasRoom);
  const { inUse, clear } = center;
  const [clearings, setClearings] = useState(0);
  return (
    <section className={styles.root} aria-label={filter.title}>
      <div className={styles.head}>
        <Button
          ref={toggle}
          appearance="transparent"
          className={mergeClasses(styles.button, styles.toggle)}
          icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {inUse > 0 ? format(filter.inUse, { count: inUse }) : filter.title}
        </Button>
        {inUse > 0 && (
          <PassingButton
            appearance="subtle"
            className={styles.button}
            onClick={() => {
              clear();
              setClearings(clearings + 1);
            }}
            next={() => toggle.current}
          >
            {filter.clear}
          </PassingButton>
        )}
      </div>
      {/* Half-written fields go as well. */}
      {isOpen && <FilterFields key={clearings} id={id} kind={kind} counts={counts} {...center} />}
    </section>
  );
}
