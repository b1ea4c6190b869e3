import { useMemo, useState } from 'react';
import { Button, Radio, RadioGroup, Text, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { Page } from '#shared/contract/pages/pages';
import { publishingState } from '#shared/rules/pages/pageTypes';
import { useSession } from '../../../../data/session/session';
import { useLanguageTerms } from '../../../../data/targeting/useTerms';
import { useWaitingNotification } from '../../../../editing/form/useWaitingNotification';
import { presentDate } from '../../../../platform/presentTime';
import { format } from '#shared/rules/values/format';
import { useLcid } from '../../../../texts/useLcid';
import { useTexts } from '../../../../texts/useTexts';
import { DateTimeField, useZoneHint } from '../../../../ui/form/DateTimeField';
import { ReadinessScope, useReadiness } from '../../../../ui/form/readiness';
import { fingerRow, inRow, plainList, stacked } from '../../../../ui/style/layout';
import { valueOr } from '../../../../ui/widget/combineStates';
import { SourceNotice } from '../../../../ui/widget/SourceNotice';
import { DialogFrame } from '../../../../ui/leave/DialogFrame';
import type { PageValues } from '../pageValues';
import { findingsOf, type Finding } from './publishFindings';
import { linkFindings, noTroubles } from './linkFindings';
import { ReachText } from './ReachText';
import { settingFields } from '../SettingsPanel';
import { useOtherFindings } from './useOtherFindings';
import { usePageLinks } from './usePageLinks';

const useStyles = makeStyles({
  content: { ...stacked(tokens.spacingVerticalM), paddingBottom: tokens.spacingVerticalM },
  list: { ...plainList, ...stacked(tokens.spacingVerticalXS) },
  finding: { ...inRow(tokens.spacingHorizontalS), alignItems: 'center' },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  warning: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
  good: { ...inRow(tokens.spacingHorizontalS), color: tokens.colorStatusSuccessForeground1 },
  touch: fingerRow,
});

interface PublishDialogProps {
  page: Page | undefined;
  values: PageValues;
  /** Brings what a finding is about into view. */
  jump: (finding: Finding) => void;
  openSettings: () => void;
  close: () => void;
  /** Stores the page with this date. */
  publish: (date: string) => void;
  /** Stores the page with the time at which that succeeds. */
  publishNow: () => void;
}

/** When it is published, whom it reaches, and what it may lack; nothing of that is in the way. */
export function PublishDialog({
  page,
  values,
  jump,
  openSettings,
  close,
  publish,
  publishNow,
}: PublishDialogProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const { forms } = useTexts('editing');
  const [opened] = useState(presentDate);
  const isOut = (date: string | null) => publishingState(date, opened) === 'published';
  // As it is stored: a date in the form alone is still to be chosen.
  const isPublished = isOut(page?.PublishingDate ?? null) && isOut(values.PublishingDate);
  const [when, setWhen] = useState<'now' | 'later'>(values.PublishingDate ? 'later' : 'now');
  const [later, setLater] = useState(values.PublishingDate);
  const isLater = !isPublished && when === 'later';
  const error = isLater ? laterError(later, values.ArchiveDate, texts) : undefined;
  const [isRefused, setRefused] = useState(false);
  const readiness = useReadiness();
  const unpublishedLabel = isLater && !isOut(later) ? texts.schedule : texts.publishNow;
  const run = () => {
    if (!readiness.check() || error !== undefined) return setRefused(true);
    close();
    const date = isLater ? later : isPublished ? values.PublishingDate : null;
    if (date === null) publishNow();
    else publish(date);
  };
  const leaveFor = (finding: Finding) => {
    close();
    const { place } = finding;
    if ('field' in place && settingFields.some((name) => name === place.field)) openSettings();
    jump(finding);
  };
  return (
    <DialogFrame
      onClose={close}
      title={format(texts.publishTitle, { title: values.Title })}
      contentClassName={styles.content}
      actions={
        <>
          <Button appearance="primary" onClick={run}>
            {isPublished ? texts.publishChanges : unpublishedLabel}
          </Button>
          <Button onClick={close}>{forms.cancel}</Button>
        </>
      }
    >
      {!isPublished && (
        <>
          <RadioGroup
            aria-label={texts.when}
            value={when}
            onChange={(_, { value }) => setWhen(value === 'later' ? 'later' : 'now')}
          >
            <Radio className={styles.touch} value="now" label={texts.now} />
            <Radio className={styles.touch} value="later" label={texts.later} />
          </RadioGroup>
          <ReadinessScope value={readiness}>
            {isLater && <LaterField {...{ later, setLater, error, isRefused }} />}
          </ReadinessScope>
        </>
      )}
      <ReachText channels={values.ChannelTermPages} language={values.LanguageTermId} />
      <NotificationNote id={page?.Id} isChosen={values.Notify && !isPublished} />
      <Findings values={values} jump={leaveFor} />
    </DialogFrame>
  );
}

function laterError(
  later: string | null,
  archived: string | null,
  texts: { laterRequired: string; publishedAfterArchive: string },
): string | undefined {
  if (later === null) return texts.laterRequired;
  return archived !== null && new Date(archived) <= new Date(later)
    ? texts.publishedAfterArchive
    : undefined;
}

interface LaterFieldProps {
  later: string | null;
  setLater: (later: string | null) => void;
  error: string | undefined;
  isRefused: boolean;
}

function LaterField({ later, setLater, error, isRefused }: LaterFieldProps) {
  const texts = useTexts('pageEditor');
  const zone = useZoneHint();
  return (
    <DateTimeField
      label={texts.publishingDate}
      hint={zone}
      value={later}
      onChange={setLater}
      {...(isRefused && error !== undefined && { error })}
    />
  );
}

/** Says that people will be notified, chosen now or when the page was stored before. */
function NotificationNote({ id, isChosen }: { id: number | undefined; isChosen: boolean }) {
  const { notification: texts } = useTexts('editing');
  const { settings } = useSession();
  const { state } = useWaitingNotification({ path: '/pages', id });
  const isWaiting = state?.state === 'ready' && state.value.IsWaiting;
  return settings.enableTeamsNotification && (isChosen || isWaiting) ? (
    <Text>{texts.waiting}</Text>
  ) : null;
}

/** The findings about the page, each with a way to its place. */
function Findings({ values, jump }: { values: PageValues; jump: (finding: Finding) => void }) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const { settings } = useSession();
  const languages = useLanguageTerms(useLcid());
  // Before there are languages nobody has chosen one.
  const hasNone = languages.state === 'ready' && languages.value.length === 0;
  const isFiltered = settings.enableLanguageFilteringForWorkplace && !hasNone;
  const links = usePageLinks(values, texts.links);
  const troubles = valueOr(links, noTroubles);
  const others = useOtherFindings(values);
  const findings = useMemo(
    () => [
      ...findingsOf(values, { now: presentDate(), isFiltered }),
      ...linkFindings(values.Content, troubles, window.location.origin),
      ...others.findings,
    ],
    [values, isFiltered, troubles, others.findings],
  );
  const checks = [{ name: texts.links, state: links }, ...others.checks];
  const waiting = checks.find(({ state }) => state.state === 'loading');
  const stillChecked = waiting && (
    <Text role="status">{format(texts.checking, { name: waiting.name })}</Text>
  );
  const unchecked = checks.flatMap(({ name, state }) =>
    state.state === 'failed'
      ? [<SourceNotice key={name} name={name} failure={state.failure} reload={state.reload} />]
      : [],
  );
  if (findings.length === 0)
    return (
      <>
        {unchecked}
        {stillChecked}
        {!stillChecked && unchecked.length === 0 && (
          <Text className={styles.good}>
            <CheckmarkCircleRegular aria-hidden fontSize={20} />
            {texts.allGood}
          </Text>
        )}
      </>
    );
  return (
    <section aria-label={texts.checks}>
      {unchecked}
      <Text weight="semibold">{texts.checks}</Text>
      <ul className={styles.list}>
        {findings.map((finding, index) => {
          const words = format(texts.findings[finding.kind], {
            about: finding.about,
            ...finding.numbers,
          });
          return (
            <li key={index} className={styles.finding}>
              <WarningRegular aria-hidden fontSize={20} className={styles.warning} />
              <span className={styles.words}>{words}</span>
              <Button
                className={styles.touch}
                size="small"
                aria-label={`${texts.show}: ${words}`}
                onClick={() => jump(finding)}
              >
                {texts.show}
              </Button>
            </li>
          );
        })}
      </ul>
      {stillChecked}
    </section>
  );
}
