import { useId, useState } from 'react';
import {
  Button,
  Field,
  Input,
  ProgressBar,
  Text,
  Title2,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { ReadingReport } from '#shared/contract/pages/itemsToRead';
import { reportLimits } from '#shared/rules/pages/requiredReading';
import { format } from '#shared/rules/values/format';
import { numberFormat } from '../../texts/formatters';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { fingerHeight, inRow, stacked, wrapped } from '../../ui/style/layout';
import { useModal } from '../../ui/leave/modal';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { MoreButton } from '../../ui/list/MoreButton';
import { useRows } from '../../ui/list/rowsStyles';
import { useSettled } from '../../platform/useSettled';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import type { WidgetState } from '../../ui/widget/widgetState';
import { ReaderRow } from './ReaderRow';
import { useReadingReport, useSaveReport } from './useReadingReport';
import { SkeletonItem } from '../../ui/widget/Skeleton';
import { SelectInput } from '../../ui/form/SelectInput';
import { deadlineWords } from './deadlineWords';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  title: { margin: '0 40px 0 0' },
  about: { minHeight: '44px', marginTop: tokens.spacingVerticalXS, overflowWrap: 'anywhere' },
  line: { display: 'block' },
  quiet: { color: tokens.colorNeutralForeground2 },
  tools: { ...wrapped(), alignItems: 'flex-end' },
  field: { flex: '1 1 200px' },
  touch: fingerHeight,
  head: { ...inRow(), flexWrap: 'wrap', justifyContent: 'space-between' },
  // In forced colours the part that is left stands out instead of the part that is done.
  progress: {
    margin: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalM}`,
    '@media (forced-colors: active)': { visibility: 'hidden' },
  },
  more: { marginTop: tokens.spacingVerticalM, ...fingerHeight },
});

type State = 'all' | 'read' | 'unread';
const atATime = 25;
/** Milliseconds after the last key. */
const delay = 300;

/** Dialog required-reading/report/{id}: who has read an item and who has not (READING-16). */
export function ReadingReportDialog() {
  const styles = useStyles();
  const { report: texts } = useTexts('readingEditor');
  const id = Number(useModal()?.params.id);
  const [state, setState] = useState<State>('all');
  const [typed, setTyped] = useState('');
  const [take, setTake] = useState(atATime);
  const [find] = useSettled(typed.trim(), delay);
  const report = useReadingReport(id, { state, find, take });
  return (
    <div className={styles.root}>
      <div>
        <Title2 as="h1" block className={styles.title}>
          {texts.open}
        </Title2>
        <About report={report} />
      </div>
      <div className={styles.tools}>
        <Field className={styles.field} label={texts.show}>
          <SelectInput
            value={state}
            onChange={(_, { value }) => {
              setTake(atATime);
              setState(value as State);
            }}
          >
            {(['all', 'read', 'unread'] as const).map((each) => (
              <option key={each} value={each}>
                {texts[each]}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field className={styles.field} label={texts.find}>
          <Input
            className={styles.touch}
            type="search"
            maxLength={reportLimits.find}
            value={typed}
            onChange={(_, { value }) => {
              setTake(atATime);
              setTyped(value);
            }}
          />
        </Field>
      </div>
      <WidgetFrame
        name={texts.name}
        state={report}
        placeholder={<RowsPlaceholder count={5} />}
        emptyText={texts.none}
      >
        {(value) => <Readers id={id} report={value} onMore={() => setTake(take + atATime)} />}
      </WidgetFrame>
    </div>
  );
}

/** Which item it is about, and by when it has to be read. */
function About({ report }: { report: WidgetState<ReadingReport> }) {
  const styles = useStyles();
  const { deadline } = useTexts('readingEditor');
  const locale = useLocale();
  if (report.state === 'loading')
    return (
      <div className={styles.about}>
        <SkeletonItem size={20} />
      </div>
    );
  if (report.state !== 'ready') return null;
  const { Title, Deadline } = report.value;
  return (
    <div className={styles.about}>
      <Text size={400} className={styles.line}>
        {Title}
      </Text>
      {Deadline && (
        <Text
          size={200}
          className={mergeClasses(styles.line, styles.quiet)}
        >{`${deadline} ${deadlineWords(Deadline, locale)}`}</Text>
      )}
    </div>
  );
}

function Readers({
  id,
  report: { People, HaveRead, Found, Readers: readers },
  onMore,
}: {
  id: number;
  report: ReadingReport;
  onMore: () => void;
}) {
  const [styles, rows] = [useStyles(), useRows()];
  const listId = useId();
  const { report: texts } = useTexts('readingEditor');
  const numbers = numberFormat(useLocale());
  const save = useSaveReport(id, texts.columns);
  const hasMore = readers.length < Found;
  return (
    <div>
      <div className={styles.head}>
        <Text role="status" weight="semibold">
          {format(texts.summary, {
            read: numbers.format(HaveRead),
            people: numbers.format(People),
          })}
        </Text>
        <Button
          className={styles.touch}
          icon={<ArrowDownloadRegular />}
          onClick={() => void save()}
        >
          {texts.export}
        </Button>
      </div>
      {/* A picture of the words above it. */}
      <ProgressBar
        role="presentation"
        aria-hidden
        className={styles.progress}
        thickness="large"
        value={HaveRead}
        max={Math.max(People, 1)}
      />
      {readers.length === 0 ? (
        <Text>{texts.none}</Text>
      ) : (
        <ul id={listId} className={rows.list}>
          {readers.map((reader) => (
            <ReaderRow key={reader.Id} reader={reader} />
          ))}
        </ul>
      )}
      {hasMore && readers.length < reportLimits.readers && (
        <MoreButton
          className={styles.more}
          controls={listId}
          count={readers.length}
          onPress={onMore}
        >
          {texts.more}
        </MoreButton>
      )}
      {hasMore && readers.length >= reportLimits.readers && (
        <Text block className={styles.more}>
          {format(texts.first, { number: numbers.format(reportLimits.readers) })}
        </Text>
      )}
    </div>
  );
}
