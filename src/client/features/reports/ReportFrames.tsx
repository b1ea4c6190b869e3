import { useState } from 'react';
import { Dropdown, Field, Option, makeStyles, tokens } from '@fluentui/react-components';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { useTexts } from '../../texts/useTexts';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { WidgetPlaceholder } from '../../ui/widget/WidgetPlaceholder';
import { FramedWidget } from '../../ui/widget/FramedWidget';
import { ReportView } from './ReportView';
import { useReports } from './useReports';
import { fingerHeight } from '../../ui/style/layout';

const useStyles = makeStyles({
  choice: { marginBottom: tokens.spacingVerticalM, maxWidth: '320px' },
  dropdown: { minWidth: 0, ...fingerHeight },
});

/** The widget with reports of Power BI. Spec: widgets §2, §4, §5. */
export function ReportFrames({ place, onEmptyChange }: PlacedWidgetProps) {
  const title = useTexts().today.widgets.reports;
  return (
    <FramedWidget
      measured="powerBI"
      title={title}
      place={place}
      state={useReports()}
      placeholder={<WidgetPlaceholder height={480} hasHeading={false} />}
      emptyText=""
      onEmptyChange={onEmptyChange}
    >
      {(frames) => <ChosenFrame frames={frames} />}
    </FramedWidget>
  );
}

/** The first frame, until another is chosen (REPORT-07, REPORT-08). */
function ChosenFrame({ frames }: { frames: readonly PowerBiFrame[] }) {
  const styles = useStyles();
  const texts = useTexts('reports');
  const [chosenId, choose] = useState<number>();
  const chosen = frames.find(({ Id }) => Id === chosenId) ?? frames[0]!;
  return (
    <>
      {frames.length > 1 && (
        <Field className={styles.choice} label={texts.report}>
          <Dropdown
            className={styles.dropdown}
            value={chosen.Title}
            selectedOptions={[String(chosen.Id)]}
            onOptionSelect={(_, { optionValue }) => choose(Number(optionValue))}
          >
            {frames.map(({ Id, Title }) => (
              <Option key={Id} value={String(Id)}>
                {Title}
              </Option>
            ))}
          </Dropdown>
        </Field>
      )}
      <ReportView key={`${chosen.Id} ${chosen.Modified}`} frame={chosen} />
    </>
  );
}
