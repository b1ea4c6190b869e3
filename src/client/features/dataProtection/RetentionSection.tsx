import { useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import type { Retention, RetentionRun } from '#shared/contract/people/retention';
import { maxCounted } from '#shared/rules/retention';
import { format } from '#shared/rules/values/format';
import { SettingsLink } from '../../editing/SettingsLink';
import { clockOptions, countText, dateFormat } from '../../texts/formatters';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { ConfirmDialog } from '../../ui/leave/ConfirmDialog';
import { FactList } from '../../ui/list/FactList';
import { fingerHeight, inRow, stacked } from '../../ui/style/layout';
import { PanelSection } from '../../ui/PanelSection';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { useRetention } from './useRetention';

const useStyles = makeStyles({
  due: { display: 'block', color: tokens.colorNeutralForeground2 },
  runs: stacked(tokens.spacingVerticalXS),
  actions: { ...inRow(tokens.spacingHorizontalL), flexWrap: 'wrap' },
  button: fingerHeight,
});

/** How long the portal keeps what, what the last run removed, and what one would remove now. */
export function RetentionSection() {
  const styles = useStyles();
  const { retention: texts } = useTexts('dataProtection');
  const { retention, remove, isAsking } = useRetention();
  const [isAsked, setAsked] = useState(false);
  return (
    <PanelSection title={texts.title} introduction={texts.introduction}>
      <WidgetFrame
        name={texts.title}
        state={retention}
        placeholder={<RowsPlaceholder count={5} />}
        emptyText=""
      >
        {(value) => (
          <>
            <Kinds retention={value} />
            <Runs retention={value} />
            <div className={styles.actions}>
              <Button
                className={styles.button}
                icon={<DeleteRegular />}
                disabledFocusable={isAsking || isRunning(value) || !hasDue(value)}
                onClick={() => setAsked(true)}
              >
                {texts.now}
              </Button>
              <SettingsLink group="operation" />
            </div>
          </>
        )}
      </WidgetFrame>
      {isAsked && (
        <ConfirmDialog
          title={texts.askTitle}
          text={texts.ask}
          accept={texts.now}
          decline={texts.cancel}
          isLoss
          onDecline={() => setAsked(false)}
          onAccept={() => {
            setAsked(false);
            remove();
          }}
        />
      )}
    </PanelSection>
  );
}

function isRunning({ Runs }: Retention): boolean {
  return Runs.some(({ Finished }) => Finished === null);
}

/** Who left is found out by the run itself. */
function hasDue({ Kinds }: Retention): boolean {
  return Kinds.some(({ Kind, Due, Days }) => Due > 0 || (Kind === 'people' && Days > 0));
}

function Kinds({ retention: { Kinds: kinds } }: { retention: Retention }) {
  const styles = useStyles();
  const { retention: texts } = useTexts('dataProtection');
  const locale = useLocale();
  const dueText = (due: number) => {
    if (due === 0) return texts.none;
    return due > maxCounted
      ? format(texts.more, { count: countText(maxCounted, locale) })
      : plural(texts.due, due, locale);
  };
  return (
    <FactList
      facts={kinds.map(({ Kind, Days, Due }) => [
        texts.kinds[Kind],
        <span key={Kind}>
          {Days === 0 ? texts.forEver : plural(texts.kept, Days, locale)}
          {Days > 0 && <span className={styles.due}>{dueText(Due)}</span>}
        </span>,
      ])}
    />
  );
}

/** When it runs, and what the last run came to. */
function Runs({ retention }: { retention: Retention }) {
  const styles = useStyles();
  const { retention: texts } = useTexts('dataProtection');
  const locale = useLocale();
  const last = retention.Runs.find(({ Finished }) => Finished !== null);
  const removedText = ({ Removed }: RetentionRun) => {
    const list = Removed.filter(({ Count }) => Count > 0)
      .map(({ Kind, Count }) => `${texts.kinds[Kind]} (${countText(Count, locale)})`)
      .join(', ');
    return list ? format(texts.removed, { list }) : texts.removedNothing;
  };
  const next = new Date(`${new Date().toISOString().slice(0, 10)}T${retention.Time}Z`);
  // The zone is named: the setting is in UTC.
  const time = dateFormat(locale, { ...clockOptions(locale), timeZoneName: 'short' }).format(next);
  return (
    <div className={styles.runs} role="status">
      <Text>{format(texts.next, { time })}</Text>
      {isRunning(retention) && <Text>{texts.running}</Text>}
      {last?.Finished ? (
        <>
          <Text>
            {format(texts.last, {
              date: dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
                new Date(last.Finished),
              ),
            })}
          </Text>
          <Text>{removedText(last)}</Text>
        </>
      ) : (
        !isRunning(retention) && <Text>{texts.never}</Text>
      )}
      {last && last.Failed.length > 0 && (
        <Text>
          {format(texts.failed, { list: last.Failed.map((kind) => texts.kinds[kind]).join(', ') })}
        </Text>
      )}
    </div>
  );
}
