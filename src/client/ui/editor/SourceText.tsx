import { useState } from 'react';
import { Textarea, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({
  source: {
    minHeight: '220px',
    border: 'none',
    '& textarea': { minHeight: '220px', maxHeight: '60vh', fontFamily: tokens.fontFamilyMonospace },
  },
});

interface SourceTextProps {
  name: string;
  html: string;
  isInvalid: boolean;
  notify: (html: string) => void;
  /** The HTML to save of what is typed. */
  storedOf: (html: string) => string;
}

/**
 * The source of a text. It stays as it is typed, and is saved with its first line in a paragraph and
 * as `storedOf` has it.
 */
export function SourceText({ name, html, isInvalid, notify, storedOf }: SourceTextProps) {
  const { source } = useTexts('editing').editor;
  const [typed, setTyped] = useState({ source: html, html });
  const change = (value: string) => {
    const written = storedOf(withFirstParagraph(value));
    setTyped({ source: value, html: written });
    notify(written);
  };
  return (
    <Textarea
      className={useStyles().source}
      appearance="filled-lighter"
      resize="vertical"
      aria-label={`${name}: ${source}`}
      aria-invalid={isInvalid || undefined}
      value={typed.html === html ? typed.source : html}
      spellCheck={false}
      onChange={(_, { value }) => change(value)}
    />
  );
}

/** Text at the beginning, up to the first block or the end. */
const firstText =
  /^\s*([^<\s](?:[^<]*[^<\s])?)\s*(?=$|<(?:p|div|h[1-6]|[uod]l|table|blockquote|figure|details|pre|hr)\b)/i;

/** EDITOR-09, also for what is saved without a look at it. */
function withFirstParagraph(source: string): string {
  return source.replace(firstText, '<p>$1</p>');
}
