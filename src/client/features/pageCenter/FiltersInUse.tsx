import { makeStyles, tokens } from '@fluentui/react-components';
import { useTermNames } from '../../data/targeting/useTermNames';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { ChosenTags } from '../../ui/form/ChosenTags';
import { PassingButton } from '../../ui/leave/PassingButton';
import { fingerHeight, wrapped } from '../../ui/style/layout';
import type { CenterFilters } from './useCenterFilters';

const useStyles = makeStyles({
  root: {
    ...wrapped(tokens.spacingHorizontalM),
    alignItems: 'center',
    marginBottom: tokens.spacingVerticalM,
  },
  button: fingerHeight,
});

/**
 * The filters that an address brought where no filters are offered: by which channels, and the way
 * back to all pages.
 */
export function FiltersInUse({ filters, inUse, change, clear }: CenterFilters) {
  const styles = useStyles();
  const { filter: texts } = useTexts('pageCenter');
  const names = useTermNames(useLcid());
  if (inUse === 0) return null;
  const { selectedChannels } = filters;
  const nameOf = (id: string) => names.get(id) ?? (names.size > 0 ? texts.picker.unknown : '…');
  return (
    <div className={styles.root}>
      <ChosenTags
        label={texts.channels}
        chosen={selectedChannels.map((id) => ({ id, name: nameOf(id) }))}
        remove={texts.picker.remove}
        onRemove={(gone) =>
          change({ selectedChannels: selectedChannels.filter((id) => id !== gone) })
        }
      />
      <PassingButton appearance="subtle" className={styles.button} onClick={clear}>
        {texts.clear}
      </PassingButton>
    </div>
  );
}
