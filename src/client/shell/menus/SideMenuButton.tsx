import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { useHasNewContent } from '../../data/components/useHasNewContent';
import { useTexts } from '../../texts/useTexts';
import { square } from '../../ui/style/layout';
import type { NavigationEntry } from './navigationEntries';
import { useSideMenu } from './useSideMenu';

const useStyles = makeStyles({
  root: { position: 'relative' },
  dot: {
    ...square('10px'),
    position: 'absolute',
    top: '6px',
    right: '6px',
    border: `2px solid ${tokens.colorNeutralBackground1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteRedBackground3,
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

/** Opens and closes the side menu (SHELL-06). Its dot stands for the badges within. */
export function SideMenuButton({ entries }: { entries: readonly NavigationEntry[] }) {
  const styles = useStyles();
  const { shell, navigation } = useTexts();
  const hasNews = useHasNewContent(entries.flatMap(({ components }) => components));
  const { open, toggle, prepare, button, menu } = useSideMenu(entries);
  const label = open ? shell.closeMenu : shell.openMenu + (hasNews ? navigation.newContent : '');
  return (
    <div className={styles.root}>
      <Button
        ref={button}
        appearance="subtle"
        size="large"
        icon={<NavigationRegular />}
        aria-expanded={open}
        aria-label={label}
        onClick={toggle}
        onPointerEnter={prepare}
      />
      {hasNews && <span className={styles.dot} />}
      {menu}
    </div>
  );
}
