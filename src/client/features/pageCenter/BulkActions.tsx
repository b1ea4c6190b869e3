import {
  Button,
  Menu,
  MenuItem,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import type { PageAction } from '#shared/contract/pages/pageCenter';
import { useTexts } from '../../texts/useTexts';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { fingerHeight } from '../../ui/style/layout';
import { MenuEntries } from '../../ui/list/MenuEntries';

const useStyles = makeStyles({
  button: fingerHeight,
});

const actions: readonly PageAction[] = [
  'publish',
  'archive',
  'delete',
  'addChannels',
  'removeChannels',
];

interface BulkActionsProps {
  /** Nothing is chosen, or something is under way. */
  isDisabled: boolean;
  ask: (action: PageAction) => void;
}

/** The actions on the chosen pages: side by side where there is room, else in a menu. */
export function BulkActions({ isDisabled, ask }: BulkActionsProps) {
  const styles = useStyles();
  const { bulk: texts } = useTexts('pageTools');
  const hasRoom = useIsAtLeast('lg');
  if (hasRoom)
    return actions.map((action) => (
      <Button key={action} disabledFocusable={isDisabled} onClick={() => ask(action)}>
        {texts.actions[action]}
      </Button>
    ));
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.button}
          appearance="primary"
          icon={<ChevronUpRegular />}
          iconPosition="after"
          disabledFocusable={isDisabled}
        >
          {texts.change}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuEntries>
          {actions.map((action) => (
            <MenuItem key={action} onClick={() => ask(action)}>
              {texts.actions[action]}
            </MenuItem>
          ))}
        </MenuEntries>
      </MenuPopover>
    </Menu>
  );
}
