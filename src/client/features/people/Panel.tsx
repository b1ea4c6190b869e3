import { useId, type ReactNode } from 'react';
import { Subtitle1, makeStyles, tokens } from '@fluentui/react-components';
import { surface } from '../../ui/style/surface';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXXL,
    ...surface,
    '@media (max-width: 767.98px)': { padding: tokens.spacingHorizontalL },
  },
  title: { margin: `0 0 ${tokens.spacingVerticalM}` },
});

/** A titled part of a person's page; `anchor` lets an address lead to it. */
export function Panel({
  title,
  anchor,
  children,
}: {
  title: string;
  anchor?: string;
  children: ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  return (
    <section
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={id}
      className={styles.root}
    >
      <Subtitle1 as="h2" id={id} block className={styles.title}>
        {title}
      </Subtitle1>
      {children}
    </section>
  );
}
