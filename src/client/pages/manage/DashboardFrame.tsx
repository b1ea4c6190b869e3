import type { ReactNode } from 'react';
import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import { WidgetBoundaries } from '../../ui/widget/WidgetBoundary';
import { BackLink, type BackAddress } from '../BackLink';

const useStyles = makeStyles({
  column: { ...stacked('40px'), maxWidth: '1008px', margin: '0 auto' },
  title: { margin: `0 0 ${tokens.spacingVerticalXS}` },
  introduction: { color: tokens.colorNeutralForeground2 },
});

interface DashboardFrameProps {
  title: string;
  introduction: string;
  /** Where the page leads back to; default: the start page. */
  back?: BackAddress;
  children: ReactNode;
}

/**
 * The column that pages of editors and administrators stand in: way back, title, what it is for.
 */
export function DashboardFrame({ title, introduction, back, children }: DashboardFrameProps) {
  const styles = useStyles();
  return (
    <>
      <BackLink to={back} />
      <div className={styles.column}>
        <div>
          <Title1 as="h1" block className={styles.title}>
            {title}
          </Title1>
          <Text className={styles.introduction}>{introduction}</Text>
        </div>
        <WidgetBoundaries name={title}>{children}</WidgetBoundaries>
      </div>
    </>
  );
}
