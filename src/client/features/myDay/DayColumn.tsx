import { useId, type ReactNode } from 'react';
import { Subtitle1, Text, makeStyles, tokens } from '@fluentui/react-components';
import { wrapped } from '../../ui/style/layout';
import { keyboardHome } from '../../ui/leave/useReturnFromDialog';

const useStyles = makeStyles({
  root: { outlineStyle: 'none' },
  title: { margin: 0 },
  introduction: {
    display: 'block',
    marginBottom: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  links: {
    ...wrapped(`${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`),
    marginTop: tokens.spacingVerticalM,
  },
});

interface DayColumnProps {
  title: string;
  introduction: string;
  /** Where what stands here is made and changed. */
  links: ReactNode;
  children: ReactNode;
}

/** One of the two columns of My day (MYDAY-02). */
export function DayColumn({ title, introduction, links, children }: DayColumnProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root} tabIndex={-1} {...{ [keyboardHome]: '' }}>
      <Subtitle1 as="h3" id={id} block className={styles.title}>
        {title}
      </Subtitle1>
      <Text className={styles.introduction}>{introduction}</Text>
      {children}
      <div className={styles.links}>{links}</div>
    </section>
  );
}
