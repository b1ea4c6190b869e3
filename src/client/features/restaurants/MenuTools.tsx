import { useEffect, useRef, useState } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import type { Restaurant } from '#shared/contract/restaurants';
import { dayOfWeek, isoWeekOf, type IsoWeek } from '#shared/rules/time/isoWeeks';
import { useDeletion } from '../../data/editing/useDeletion';
import { handleFailure } from '../../data/connection/handleFailure';
import { offerUndo, showNotice } from '../../data/notices';
import { EditedHistory } from '../../editing/history/EditedHistory';
import { DeletionQuestion } from '../../editing/EditedRows';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { PassingButton } from '../../ui/leave/PassingButton';
import { fingerHeight, wrapped } from '../../ui/style/layout';
import { menuEditing } from './menuEditing';
import { readMenu } from './useMenuOfWeek';

const useStyles = makeStyles({
  root: {
    ...wrapped(tokens.spacingHorizontalS),
    // The first icon lines up with the words and fields above; where borders are drawn, its border.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`,
    '@media (forced-colors: active)': { marginInlineStart: 0 },
  },
  button: fingerHeight,
});

interface MenuToolsProps {
  restaurant: Restaurant;
  week: IsoWeek;
  menu: RestaurantMenu | undefined;
  /** The fields in the words of the form. */
  names: Readonly<Record<string, string>>;
  /**
   * Puts the texts of another week into the form; what it gives back undoes that, but for what was
   * entered since.
   */
  copyIn: (menu: RestaurantMenu) => () => void;
}

/** The further actions on a week's menu: copy the week before, see its history, delete it. */
export function MenuTools({ restaurant, week, menu, names, copyIn }: MenuToolsProps) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const own = useTexts('restaurantEditor');
  const copy = useCopyPrevious(restaurant, week, copyIn);
  const [open, setOpen] = useState<'history' | 'deletion'>();
  const close = () => setOpen(undefined);
  const copyButton = useRef<HTMLButtonElement>(null);
  const words = { name: own.menu, restored: own.menuRestored };
  const { remove } = useDeletion(menuEditing, words);
  const name = format(own.menuOf, { restaurant: restaurant.Name, week: week.WeekNumber });
  return (
    <div className={styles.root}>
      <Button
        ref={copyButton}
        className={styles.button}
        appearance="subtle"
        icon={<CopyRegular />}
        onClick={copy}
      >
        {own.copyPrevious}
      </Button>
      {menu && (
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<HistoryRegular />}
          onClick={() => setOpen('history')}
        >
          {forms.history}
        </Button>
      )}
      {menu && (
        <PassingButton
          className={styles.button}
          appearance="subtle"
          icon={<DeleteRegular />}
          onClick={() => setOpen('deletion')}
          next={() => copyButton.current}
        >
          {own.deleteMenu}
        </PassingButton>
      )}
      {menu && open === 'history' && (
        <EditedHistory
          editing={menuEditing}
          words={words}
          item={menu}
          name={name}
          fields={names}
          close={close}
        />
      )}
      {menu && open === 'deletion' && (
        <DeletionQuestion
          deletion={own.menuDeletion}
          name={name}
          close={close}
          remove={() => remove(menu)}
        />
      )}
    </div>
  );
}

function useCopyPrevious(
  restaurant: Restaurant,
  week: IsoWeek,
  copyIn: MenuToolsProps['copyIn'],
): () => void {
  const texts = useTexts();
  const own = useTexts('restaurantEditor');
  // The answer for a week that was left is neither for the next one nor told there.
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const copy = async () => {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    try {
      const { menu } = await readMenu(restaurant.Id, isoWeekOf(dayOfWeek(week, -7)), signal);
      if (signal.aborted) return;
      if (menu) offerUndo(own.copied, texts.notices.undo, copyIn(menu));
      else showNotice({ kind: 'info', text: own.nothingToCopy, duration: 2_500 });
    } catch (error) {
      if (!signal.aborted) handleFailure(error, texts);
    }
  };
  return () => void copy();
}
