import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** With a `{name}` place for each part. */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}

/** A text with more than words in its places, in the order of the language. */
export function Sentence({ text, parts }: SentenceProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
    ));
}
