import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
  Popover,
  PopoverSurface,
  Text,
  makeStyles,
  tokens,
  type PositioningImperativeRef,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { hasAnyRole } from '#shared/rules/people/roles';
import { whyEditors } from '#shared/rules/targeting/why';
import { useSession } from '../data/session/session';
import { Part } from '../loading/Part';
import { useTexts } from '../texts/useTexts';
import { stacked } from '../ui/style/layout';
import { useIsAtLeast } from '../ui/useBreakpoint';
import { useReturnFromDialog } from '../ui/leave/useReturnFromDialog';
import { useWhy, type Targeted } from './useWhy';
import { WhySomebody } from './WhySomebody';
import { WhyState } from './WhyState';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    width: '380px',
    maxWidth: 'calc(100vw - 24px)',
    maxHeight: 'calc(100dvh - 24px)',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow28,
  },
  sheet: {
    height: 'auto',
    maxHeight: '85dvh',
    borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 0 0`,
  },
  sheetBody: { paddingBottom: tokens.spacingVerticalXXL },
  close: { minWidth: '44px', minHeight: '44px' },
  content: stacked(tokens.spacingVerticalL),
});

interface WhyPanelProps {
  /** Left out: something of SharePoint, of which the portal's rules say nothing. */
  thing?: Targeted | undefined;
  /** Left out: why the reader sees it. */
  title?: string;
  target: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Why something is shown: beside the button, on a phone as a sheet from below. */
export function WhyPanel({ thing, title, target, close }: WhyPanelProps) {
  useReturnFromDialog(undefined, target);
  const texts = useTexts('why');
  const isWide = useIsAtLeast('md');
  const Frame = isWide ? BesideButton : Sheet;
  return (
    <Frame title={title ?? texts.title} target={target} close={close}>
      {thing ? <Reasons thing={thing} /> : <Text>{texts.sharePoint}</Text>}
    </Frame>
  );
}

interface FrameProps extends Pick<WhyPanelProps, 'target' | 'close'> {
  title: string;
  children: ReactNode;
}

function BesideButton({ title, target, close, children }: FrameProps) {
  const styles = useStyles();
  const positioningRef = useRef<PositioningImperativeRef>(null);
  // On a turn of the phone another button comes together with this.
  useLayoutEffect(() => positioningRef.current?.setTarget(target.current), [target]);
  return (
    <Popover
      open
      trapFocus
      onOpenChange={(_, { open }) => !open && close()}
      positioning={{
        positioningRef,
        position: 'below',
        align: 'start',
        offset: 6,
        overflowBoundaryPadding: 12,
      }}
    >
      <PopoverSurface className={styles.surface} aria-label={title} tabIndex={-1}>
        {children}
      </PopoverSurface>
    </Popover>
  );
}

function Sheet({ title, close, children }: FrameProps) {
  const styles = useStyles();
  return (
    <OverlayDrawer
      className={styles.sheet}
      position="bottom"
      open
      aria-label={title}
      onOpenChange={(_, { open }) => !open && close()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle action={<CloseButton close={close} />}>{title}</DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.sheetBody}>{children}</DrawerBody>
    </OverlayDrawer>
  );
}

function CloseButton({ close }: Pick<WhyPanelProps, 'close'>) {
  const styles = useStyles();
  return (
    <Button
      className={styles.close}
      appearance="subtle"
      aria-label={useTexts('why').close}
      icon={<DismissRegular />}
      onClick={close}
    />
  );
}

function Reasons({ thing }: { thing: Targeted }) {
  const styles = useStyles();
  const { title } = useTexts('why');
  const { roles } = useSession();
  return (
    <div className={styles.content}>
      <WhyState kind={thing.kind} state={useWhy(thing, undefined, title)} />
      {hasAnyRole(roles, whyEditors[thing.kind]) && (
        <Part>
          <WhySomebody thing={thing} />
        </Part>
      )}
    </div>
  );
}
