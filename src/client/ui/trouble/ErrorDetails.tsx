import { useRef } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { DateText } from '../text/DateText';
import { useCopy } from '../text/useCopy';
import { useSupport } from './support';
import type { WidgetFailure } from '../widget/widgetState';
import { DialogFrame } from '../leave/DialogFrame';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    margin: `${tokens.spacingVerticalL} 0 0`,
  },
  term: { color: tokens.colorNeutralForeground3 },
  data: { margin: 0, overflowWrap: 'anywhere' },
  said: { marginTop: tokens.spacingVerticalS, minHeight: '1lh' },
});

interface ErrorDetailsProps {
  failure: WidgetFailure;
  onClose: () => void;
}

/**
 * The error information: what support needs to find the cause (ERRORS-19). Loaded only when asked
 * for.
 */
export function ErrorDetails({ failure, onClose }: ErrorDetailsProps) {
  const styles = useStyles();
  const { errorDetails: texts } = useTexts().widgets;
  const { email, phone, user } = useSupport();
  const list = useRef<HTMLDListElement>(null);
  const { outcome, copy } = useCopy(list);
  const messages = [...failure.messages, ...(failure.requestId ? [failure.requestId] : [])];
  const rows: [string, React.ReactNode][] = [
    [texts.supportEmail, email && <a href={`mailto:${email}`}>{email}</a>],
    [texts.supportPhone, phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>],
    [texts.user, user],
    [texts.time, <DateText key="time" value={failure.time} style="full" />],
    [texts.status, String(failure.status)],
    [texts.url, failure.url],
    [texts.messages, messages.join(' · ') || texts.noMessages],
  ];
  return (
    <DialogFrame
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button onClick={() => void copy(linesOf(list.current))}>{texts.copy}</Button>
          <Button appearance="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <Text>{texts.hint}</Text>
      <dl ref={list} className={styles.list}>
        {rows
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term} style={{ display: 'contents' }}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.data}>{value}</dd>
            </div>
          ))}
      </dl>
      <Text role="status" block className={styles.said}>
        {outcome === 'copied' ? texts.copied : outcome === 'refused' ? texts.notCopied : ''}
      </Text>
    </DialogFrame>
  );
}

/** As it is shown: a line for each term and what stands beside it. */
function linesOf(list: HTMLElement | null): string {
  return Array.from(
    list?.children ?? [],
    ({ children: [term, data] }) => `${term?.textContent}: ${data?.textContent}`,
  ).join('\n');
}
