import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { InfoboxWidth } from '#shared/rules/widgets/infoboxes';

const tablet = '@media (min-width: 576px)';
/** Where parts of a row are wider than they are meant to be, the last of a row fill it. */
const onlyTablet = '@media (min-width: 576px) and (max-width: 991.98px)';
const desktop = '@media (min-width: 992px)';
/** A part of the row, the gaps of 16px between the parts taken off. */
const part = (share: string) => `calc((100% + 16px) * ${share} - 16px)`;

const useStyles = makeStyles({
  item: { display: 'flex', minWidth: 0, flexGrow: 0, flexShrink: 0, flexBasis: '100%' },
  Auto: { [tablet]: { flexGrow: 1, flexShrink: 1, flexBasis: '240px' } },
  25: {
    [onlyTablet]: { flexGrow: 1, flexBasis: part('0.5') },
    [desktop]: { flexBasis: part('0.25') },
  },
  33: {
    [onlyTablet]: { flexGrow: 1, flexBasis: part('0.5') },
    [desktop]: { flexBasis: part('0.33333') },
  },
  50: { [onlyTablet]: { flexGrow: 1 }, [tablet]: { flexBasis: part('0.5') } },
  66: { [desktop]: { flexBasis: part('0.66666') } },
  75: { [desktop]: { flexBasis: part('0.75') } },
  100: {},
});

/**
 * The class that makes an infobox so wide (INFOBOX-02, INFOBOX-07): on a phone the whole row, on a
 * tablet at least half of it.
 */
export function useWidthStyles(): (width: InfoboxWidth) => string {
  const styles = useStyles();
  return (width) => mergeClasses(styles.item, styles[width]);
}
