import { useId, type ReactNode } from 'react';
import { MessageBar, MessageBarBody, Text, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';
import { SectionHeading } from '../../ui/SectionHeading';
import { SettingsLink } from '../../editing/SettingsLink';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { SpeedFilters } from './SpeedFilters';
import { useSpeed } from './useSpeed';
import { VitalCards } from './VitalCards';
import { VitalTable } from './VitalTable';
import { WidgetTable } from './WidgetTable';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalXXL),
  section: stacked(tokens.spacingVerticalL),
});

/** How fast pages and widgets were for those who used them. */
export function SpeedFigures() {
  const styles = useStyles();
  const texts = useTexts('speed');
  const { measures, choice, choose, isCounting } = useSpeed();
  const isAll = !choice.page && !choice.host && !choice.device;
  return (
    <div className={styles.root}>
      {!isCounting && (
        <MessageBar layout="multiline">
          <MessageBarBody>
            {texts.off} <SettingsLink setting="enableAnalytics" />
          </MessageBarBody>
        </MessageBar>
      )}
      <SpeedFilters choice={choice} onChange={choose} />
      <WidgetFrame
        name={texts.name}
        state={measures}
        placeholder={<RowsPlaceholder count={6} />}
        emptyText={isAll ? texts.none : texts.noneHere}
      >
        {(found) => (
          <div className={styles.root}>
            <Part {...texts.pages}>
              {found.Vitals.length > 0 ? (
                <>
                  <VitalCards measures={found} />
                  <VitalTable measures={found} />
                </>
              ) : (
                <Text>{isAll ? texts.none : texts.noneHere}</Text>
              )}
            </Part>
            {found.Widgets.length > 0 && (
              <Part {...texts.widgets}>
                {choice.page && <Text>{texts.widgets.ofAllPages}</Text>}
                <WidgetTable measures={found} />
              </Part>
            )}
          </div>
        )}
      </WidgetFrame>
    </div>
  );
}

interface PartProps {
  title: string;
  introduction: string;
  children: ReactNode;
}

function Part({ title, introduction, children }: PartProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} title={title} introduction={introduction} />
      {children}
    </section>
  );
}
