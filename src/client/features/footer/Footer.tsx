import { makeStyles, tokens } from '@fluentui/react-components';
import { lazyPart } from '../../loading/lazyPart';
import { leftOut, Part } from '../../loading/Part';
import { useNearViewport } from '../../ui/widget/useNearViewport';

const FooterContent = lazyPart(() => import('./FooterContent'), 'FooterContent');

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    minHeight: '64px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

interface FooterProps {
  /** False while the page still waits for what people came for. */
  isDue: boolean;
}

/**
 * The end of every page (SHELL-01, FOOTER-01); its content and code are asked for when it comes
 * near the window.
 */
export function Footer({ isDue }: FooterProps) {
  const styles = useStyles();
  return <footer className={styles.root}>{isDue && <WhenNear />}</footer>;
}

function WhenNear() {
  const [isNear, watch] = useNearViewport();
  return isNear ? (
    <Part failed={leftOut}>
      <FooterContent />
    </Part>
  ) : (
    <div ref={watch}>&nbsp;</div>
  );
}
