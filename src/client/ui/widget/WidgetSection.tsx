import { useId, type ReactNode, type Ref } from 'react';
import { Subtitle1, makeStyles, tokens } from '@fluentui/react-components';
import { SectionHeading } from '../SectionHeading';
import { wrapped } from '../style/layout';
import type { WidgetPlace } from './placedWidget';

const useStyles = makeStyles({
  sideHead: {
    ...wrapped(),
    alignItems: 'baseline',
    justifyContent: 'space-between',
    rowGap: 0,
    marginBottom: tokens.spacingVerticalM,
  },
  sideTitle: { margin: 0 },
});

interface WidgetSectionProps {
  title: string;
  /** Left out: in the column of the page. */
  place?: WidgetPlace;
  /** One or two sentences below the heading, where there is room for them. */
  introduction?: ReactNode;
  /** Stands in the line of the heading where there is no room for an introduction. */
  sideLink?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A widget with its heading, fit for its place: a panel shows the heading itself. */
export function WidgetSection({
  title,
  place = 'main',
  introduction,
  sideLink,
  ref,
  children,
}: WidgetSectionProps) {
  const styles = useStyles();
  const id = useId();
  if (place === 'panel')
    return (
      <section ref={ref} aria-label={title}>
        {children}
      </section>
    );
  return (
    <section ref={ref} aria-labelledby={id}>
      {place === 'main' ? (
        <SectionHeading id={id} title={title} introduction={introduction} />
      ) : (
        <div className={styles.sideHead}>
          <Subtitle1 as="h2" id={id} block className={styles.sideTitle}>
            {title}
          </Subtitle1>
          {sideLink}
        </div>
      )}
      {children}
    </section>
  );
}
