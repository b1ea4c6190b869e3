import { useState } from 'react';
import { Button, Field, Input, Select, Text, Title2, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { Reader, ReadingReport } from '#shared/contract/itemsToRead';
import { usePhoto } from '../../data/people/usePhoto';
import { format } from '../../texts/format';
import { dateFormat, numberFormat } from '../../texts/formatters';
import { useReadingEditorTexts } from '../../texts/readingEditor';
import { useLocale } from '../../texts/useLocale';
import { useModal } from '../../ui/modal';
import { PersonRow } from '../../ui/person/PersonRow';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { useRows } from '../../ui/rowsStyles';
import { useSettled } from '../../ui/useSettled';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { useReadingReport, useSaveReport } from './useReadingReport';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  title: { margin: '0 40px 0 0' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  field: { flex: '1 1 200px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM, marginBottom: tokens.spacingVerticalS },
  more: { marginTop: tokens.spacingVerticalM },
});

type State = 'all' | 'read' | 'unread';
const atATime = 25;
/** Milliseconds after the last key. */
const delay = 300;

/** Dialog required-reading/report/{id}: who has read an item and who has not (READING-16). */
export function ReadingReportDialog() {
  const styles = useStyles();
  const { report: texts } = useReadingEditorTexts();
  const id = Number(useModal()?.params.id);
  const [state, setState] = useState<State>('all');
  const [typed, setTyped] = useState('');
  const [take, setTake] = useState(atATime);
  const [find] = useSettled(typed.trim(), delay);
  const report = useReadingReport(id, { state, find, take });
  return (
    <div className={styles.root}>
      <Title2 as="h1" block className={styles.title}>{texts.open}</Title2>
      <div className={styles.tools}>
        <Field className={styles.field} label={texts.show}>
          <Select value={state} onChange={(_, { value }) => { setTake(atATime); setState(value as State); }}>
            {(['all', 'read', 'unread'] as const).map((each) => <option key={each} value={each}>{texts[each]}</option>)}
          </Select>
        </Field>
        <Field className={styles.field} label={texts.find}>
          <Input type="search" value={typed} onChange={(_, { value }) => { setTake(atATime); setTyped(value); }} />
        </Field>
      </div>
      <WidgetFrame name={texts.open} state={report} placeholder={<RowsPlaceholder count={5} />} emptyText={texts.none}>
        {(value) => <Readers id={id} report={value} onMore={() => setTake(take + atATime)} />}
      </WidgetFrame>
    </div>
  );
}

function Readers({ id, report: { People, HaveRead, Found, Readers: readers }, onMore }: { id: number; report: ReadingReport; onMore: () => void }) {
  const [styles, rows] = [useStyles(), useRows()];
  const { report: texts } = useReadingEditorTexts();
  const numbers = numberFormat(useLocale());
  const save = useSaveReport(id, texts.columns);
  return (
    <div>
      <div className={styles.head}>
        <Text role="status" weight="semibold">{format(texts.summary, { read: numbers.format(HaveRead), people: numbers.format(People) })}</Text>
        <Button icon={<ArrowDownloadRegular />} onClick={() => void save()}>{texts.export}</Button>
      </div>
      {readers.length === 0 ? <Text>{texts.none}</Text> : <ul className={rows.list}>{readers.map((reader) => <li key={reader.Id} className={rows.item}><ReaderRow reader={reader} /></li>)}</ul>}
      {readers.length < Found && <Button className={styles.more} onClick={onMore}>{texts.more}</Button>}
    </div>
  );
}

function ReaderRow({ reader: { DisplayName, UpnId, ReadAt } }: { reader: Reader }) {
  const { report: texts } = useReadingEditorTexts();
  const locale = useLocale();
  const when = ReadAt ? format(texts.readAt, { date: dateFormat(locale, { dateStyle: 'long' }).format(new Date(ReadAt)) }) : texts.notYet;
  return <PersonRow upn={UpnId} name={DisplayName} lines={[UpnId, when]} {...usePhoto(UpnId, texts.open)} />;
}
