import type { ReactNode } from 'react';
import { Text, Title3, makeStyles, tokens } from '@fluentui/react-components';
import { stacked } from './style/layout';

const useStyles = makeStyles({
  root: { ...stacked(tokens.spacingVerticalXXS), marginBottom: tokens.spacingVerticalL },
  title: { margin: 0 },
  introduction: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

interface SectionHeadingProps {
  id: string;
  title: string;
  /** One or two sentences below the heading. */
  introduction?: ReactNode;
}

/** Heading of a section on a page: level 2. */
export function SectionHeading({ id, title, introduction }: SectionHeadingProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Title3 as="h2" id={id} block className={styles.title}>
        {title}
      </Title3>
      {introduction && (
        <Text as="p" block className={styles.introduction}>
          {introduction}
        </Text>
      )}
    </div>
  );
}
