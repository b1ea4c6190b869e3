import { useId, type ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { SectionHeading } from '../../ui/SectionHeading';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXL}`,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '@media (max-width: 575.98px)': { padding: tokens.spacingHorizontalL },
  },
});

interface AdminSectionProps {
  title: string;
  introduction: string;
  children: ReactNode;
}

/** A section of a set-up page: heading and panel. */
export function AdminSection({ title, introduction, children }: AdminSectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} introduction={introduction} />
      <div className={styles.panel}>{children}</div>
    </section>
  );
}
