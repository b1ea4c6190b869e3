import { use, useLayoutEffect, useMemo, useRef, useEffect, type RefObject } from 'react';
import { mergeClasses } from '@fluentui/react-components';
import { lazyPart } from '../../loading/lazyPart';
import { Part, leftOut } from '../../loading/Part';
import { useSame } from '../../platform/useSame';
import { usePictureAccess } from '../pictureAccess';
import { cleanFragment } from './cleanFragment';
import { NewTabContext } from './newTabContext';
import { arrangeBlocks } from './readerBlocks';
import { useRichTextStyles } from './richTextStyles';
import { sizePictures, type KnownPicture } from './sizePictures';
import { calloutKinds } from '#shared/rules/richText/allowList';
import { useTexts } from '../../texts/useTexts';

const none: readonly KnownPicture[] = [];

const LiveParts = lazyPart(() => import('./LiveParts'), 'LiveParts');

interface RichTextProps {
  /** HTML as stored; it is cleaned again here. */
  html: string;
  className?: string;
  /** The uploaded pictures in it, where they are known. */
  pictures?: readonly KnownPicture[];
  /** Changes the cleaned nodes before they are shown; the same function each time. */
  arrange?: (fragment: DocumentFragment) => void;
}

/**
 * HTML content of editors, cleaned when it is rendered. The cleaned nodes are put in as nodes,
 * never as text.
 */
export function RichText({ html, className, pictures = none, arrange }: RichTextProps) {
  const styles = useRichTextStyles();
  const mayAsk = usePictureAccess();
  const place = useRef<HTMLDivElement>(null);
  const { foreign: opensNewTab } = use(NewTabContext);
  const known = useSame(pictures);
  const drawing = useMemo(
    () => ({ html, known, arrange, opensNewTab, mayAsk }),
    [html, known, arrange, opensNewTab, mayAsk],
  );
  useLayoutEffect(() => {
    const fragment = cleanFragment(drawing.html, window.location.origin, drawing);
    arrangeBlocks(fragment);
    sizePictures(fragment, drawing.known);
    drawing.arrange?.(fragment);
    place.current?.replaceChildren(fragment);
  }, [drawing]);
  return (
    <>
      <div ref={place} className={mergeClasses(styles.root, className)} />
      {html.includes(' data-callout="') && (
        <Part failed={leftOut}>
          <CalloutNames place={place} drawing={drawing} />
        </Part>
      )}
      {hasLiveParts(html) && (
        <Part failed={leftOut}>
          <LiveParts place={place} drawing={drawing} />
        </Part>
      )}
    </>
  );
}

function hasLiveParts(html: string): boolean {
  return (
    / (data-person="|data-video="|href="\/)/.test(html) ||
    html.includes(` href="${window.location.origin}`) ||
    html.includes('/l/entity/')
  );
}

interface CalloutNamesProps {
  /** Where the text is shown, once it is. */
  place: RefObject<HTMLElement | null>;
  /** Another one each time the nodes are new. */
  drawing: object;
}

/** Tells screen readers what the blocks are that stand out from a text. */
function CalloutNames({ place, drawing }: CalloutNamesProps) {
  const { callouts } = useTexts('richText');
  useEffect(() => {
    for (const kind of calloutKinds)
      for (const block of place.current?.querySelectorAll(`[data-callout="${kind}"]`) ?? []) {
        block.setAttribute('role', 'note');
        block.setAttribute('aria-label', callouts[kind]);
      }
  }, [place, drawing, callouts]);
  return null;
}
