import { useId, useState } from 'react';
import {
  Button,
  Field,
  Input,
  Text,
  Textarea,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, stacked } from '../../ui/style/layout';
import { ShowMore } from '../../ui/list/ShowMore';
import { useRows } from '../../ui/list/rowsStyles';
import { findTexts, unknownPlaces, type PortalText, type Wording } from './rewording';
import type { usePortalTexts } from './usePortalTexts';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    alignItems: 'start',
    '@media (max-width: 767.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  key: { color: tokens.colorNeutralForeground3 },
  input: { minWidth: 0, ...fingerHeight },
  count: {
    display: 'block',
    marginBottom: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
  },
  none: { ...stacked(tokens.spacingVerticalS), alignItems: 'flex-start' },
});

/** Texts shown at first, and with each press of "Show more". */
const perLoad = 20;
/** Characters from which on a text gets more than one line. */
const longLine = 60;

interface TextListProps {
  language: InterfaceLanguage;
  portal: ReturnType<typeof usePortalTexts>;
  /** As it is being entered. */
  wording: Wording;
  /**
   * As it was when the dialog opened: a text that is being emptied does not vanish from the list.
   */
  stored: Wording;
  wanted: { words: string; onlyReworded: boolean };
  onChange: (key: string, words: string) => void;
}

/** The texts that are looked for, each with a field for other words. */
export function TextList({
  language,
  portal: { texts: all, isMissing, reload },
  wording,
  stored,
  wanted,
  onChange,
}: TextListProps) {
  const styles = useStyles();
  const rows = useRows();
  const { rewording } = useTexts('featureSettings');
  const { widgets } = useTexts();
  const locale = useLocale();
  const id = useId();
  const [max, setMost] = useState(perLoad);
  if (isMissing)
    return (
      <div role="alert" className={styles.none}>
        <Text>{rewording.missing}</Text>
        <Button onClick={reload}>{widgets.errors.tryAgain}</Button>
      </div>
    );
  if (!all) return <SkeletonItem size={96} />;
  const found = findTexts(all, { ...stored, ...withoutEmpty(wording) }, wanted);
  const shown = found.slice(0, max);
  return (
    <div>
      <Text role="status" className={styles.count}>
        {found.length === 0 ? rewording.none : plural(rewording.found, found.length, locale)}
      </Text>
      {shown.length > 0 && (
        <ul id={id} className={rows.list}>
          {shown.map((text) => (
            <li key={text.key} className={rows.item}>
              <TextRow
                language={language}
                text={text}
                words={wording[text.key] ?? ''}
                onChange={(next) => onChange(text.key, next)}
              />
            </li>
          ))}
        </ul>
      )}
      <ShowMore
        button={found.length > max ? 'more' : 'none'}
        count={shown.length}
        controls={id}
        onMore={() => setMost(max + perLoad)}
        onLess={() => setMost(perLoad)}
      />
    </div>
  );
}

interface TextRowProps {
  language: InterfaceLanguage;
  text: PortalText;
  words: string;
  onChange: (words: string) => void;
}

function TextRow({ language, text, words, onChange }: TextRowProps) {
  const styles = useStyles();
  const rows = useRows();
  const { rewording } = useTexts('featureSettings');
  const unknown = unknownPlaces(text, words);
  const field = {
    'aria-label': format(rewording.wordsFor, { text: text.text }),
    'aria-describedby': `key-${text.key}`,
    className: styles.input,
    lang: language,
    value: words,
    placeholder: text.text,
    maxLength: 1_000,
    ...(unknown.length > 0 && { 'aria-invalid': true as const }),
  };
  return (
    <div className={mergeClasses(rows.padded, styles.row)}>
      <div className={styles.words}>
        <Text lang={language}>{text.text}</Text>
        <Text id={`key-${text.key}`} size={200} className={styles.key}>
          {text.key}
        </Text>
      </div>
      <Field
        validationMessage={
          unknown.length > 0
            ? format(rewording.unknownPlaces, { places: unknown.join(', ') })
            : undefined
        }
      >
        {text.text.length > longLine ? (
          <Textarea {...field} resize="vertical" onChange={(_, { value }) => onChange(value)} />
        ) : (
          <Input {...field} onChange={(_, { value }) => onChange(value)} />
        )}
      </Field>
    </div>
  );
}

function withoutEmpty(wording: Wording): Wording {
  return Object.fromEntries(Object.entries(wording).filter(([, words]) => words !== ''));
}
