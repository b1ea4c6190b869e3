import { useLayoutEffect, useRef } from 'react';
import { mergeClasses } from '@fluentui/react-components';
import { cleanFragment } from './cleanFragment';
import { useRichTextStyles } from './richTextStyles';

interface RichTextProps {
  /** HTML as stored; it is cleaned again here. */
  html: string;
  className?: string;
}

/** HTML content of editors, cleaned when it is rendered. The cleaned nodes are put in as nodes, never as text. */
export function RichText({ html, className }: RichTextProps) {
  const styles = useRichTextStyles();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(cleanFragment(html, window.location.origin)), [html]);
  return <div ref={place} className={mergeClasses(styles.root, className)} />;
}
