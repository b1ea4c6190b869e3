import { useState } from 'react';
import { Button, Text, makeStyles } from '@fluentui/react-components';
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync';
import type { Finding } from '#shared/rules/finding';
import { plural } from '../../texts/plural';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { fingerHeight, inRow } from '../../ui/style/layout';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { PanelSection } from '../../ui/PanelSection';
import { FindingList } from './FindingList';
import { LinesPlaceholder } from './LinesPlaceholder';
import { useSetUp } from './useTeamsApp';

const useStyles = makeStyles({
  head: { ...inRow(), flexWrap: 'wrap', justifyContent: 'space-between' },
  button: fingerHeight,
});

/** The set-up doctor's findings about this portal. */
export function SetUpSection() {
  const texts = useTexts('admin').setUp;
  const { findings, checkAgain } = useSetUp();
  const [isChecking, setChecking] = useState(false);
  const again = async () => {
    setChecking(true);
    await checkAgain().finally(() => setChecking(false));
  };
  return (
    <PanelSection title={texts.title} introduction={texts.introduction}>
      <WidgetFrame
        name={texts.name}
        state={findings}
        placeholder={<LinesPlaceholder count={4} />}
        emptyText={texts.fine}
      >
        {(found) => (
          <Findings findings={found} isChecking={isChecking} again={() => void again()} />
        )}
      </WidgetFrame>
    </PanelSection>
  );
}

interface FindingsProps {
  findings: readonly Finding[];
  isChecking: boolean;
  again: () => void;
}

function Findings({ findings, isChecking, again }: FindingsProps) {
  const styles = useStyles();
  const texts = useTexts('admin').setUp;
  const summary = useSummary(findings);
  return (
    <>
      <div className={styles.head}>
        <Text role="status" size={400} weight="semibold">
          {isChecking ? texts.checking : summary}
        </Text>
        <Button
          className={styles.button}
          icon={<ArrowSyncRegular />}
          disabledFocusable={isChecking}
          onClick={again}
        >
          {texts.again}
        </Button>
      </div>
      <FindingList findings={findings} />
    </>
  );
}

function useSummary(findings: readonly Finding[]): string {
  const texts = useTexts('admin').setUp;
  const locale = useLocale();
  const problems = findings.filter(({ Level }) => Level === 'problem').length;
  if (problems > 0) return plural(texts.problems, problems, locale);
  return findings.every(({ Level }) => Level === 'ok') ? texts.fine : texts.nothingWrong;
}
