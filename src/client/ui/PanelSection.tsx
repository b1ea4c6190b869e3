import { useId, type ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { stacked } from './style/layout';
import { SectionHeading } from './SectionHeading';
import { surface } from './style/surface';

const useStyles = makeStyles({
  panel: {
    ...surface,
    ...stacked(tokens.spacingVerticalL),
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXL}`,
    '@media (max-width: 575.98px)': { padding: tokens.spacingHorizontalL },
  },
});

interface PanelSectionProps {
  title: string;
  introduction: string;
  children: ReactNode;
}

/** A section with a heading and its content in a panel. */
export function PanelSection({ title, introduction, children }: PanelSectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} introduction={introduction} />
      <div className={styles.panel}>{children}</div>
    </section>
  );
}
