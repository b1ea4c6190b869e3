import { useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { useTexts } from '../../texts/useTexts';
import { DropdownField } from '../../ui/form/DropdownField';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { WidgetPlaceholder } from '../../ui/widget/WidgetPlaceholder';
import { FramedWidget } from '../../ui/widget/FramedWidget';
import { ReportView } from './ReportView';
import { useReports } from './useReports';

const useStyles = makeStyles({
  choice: { marginBottom: tokens.spacingVerticalM, maxWidth: '320px' },
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
      placeholder={
        <WidgetPlaceholder height="calc(var(--reserved, 608px) - 48px)" hasHeading={false} />
      }
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
        <DropdownField
          className={styles.choice}
          label={texts.report}
          choices={frames.map(choiceOf)}
          chosen={choiceOf(chosen)}
          onChoose={choose}
        />
      )}
      <ReportView key={`${chosen.Id} ${chosen.Modified}`} frame={chosen} />
    </>
  );
}

const choiceOf = ({ Id: id, Title: name }: PowerBiFrame) => ({ id, name });
