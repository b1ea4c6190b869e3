import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { PageKind } from '#shared/rules/pages/pageTypes';
import { useTexts } from '../../../texts/useTexts';
import { pageTitle } from '../pageTitle';

const useStyles = makeStyles({
  title: {
    ...pageTitle,
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    padding: '0 0 4px',
    border: 'none',
    outlineStyle: 'none',
    resize: 'none',
    overflow: 'hidden',
    fontFamily: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
    borderBottom: '2px solid transparent',
    ':focus': { borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}` },
  },
  wrong: { borderBottom: `2px solid ${tokens.colorStatusDangerBorder2}` },
  error: { color: tokens.colorStatusDangerForeground3 },
});

interface TitleFieldProps {
  /** An empty title says what it is that is written. */
  kind: PageKind;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** For a new page: writing begins here. */
  autoFocus: boolean;
}

/** The title, written as it will be read: as many lines as it needs, without line breaks. */
export function TitleField({ kind, value, onChange, error, autoFocus }: TitleFieldProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
    // Other lines need another height.
  }, [value, width]);
  return (
    <div>
      <textarea
        ref={field}
        className={mergeClasses(styles.title, error !== undefined && styles.wrong)}
        rows={1}
        required
        autoFocus={autoFocus}
        aria-label={texts.title}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        placeholder={texts.titlePlaceholders[kind]}
        value={value}
        onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {error !== undefined && (
        <Text id={errorId} role="alert" size={200} className={styles.error}>
          {error}
        </Text>
      )}
    </div>
  );
}
