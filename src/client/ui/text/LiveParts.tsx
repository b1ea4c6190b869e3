import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useInRouterContext } from 'react-router-dom';
import { makeStyles, tokens } from '@fluentui/react-components';
import { InPortalLinks } from './InPortalLinks';
import { leftOut, Part } from '../../loading/Part';
import { PersonLink } from '../person/PersonLink';
import { VideoPart } from '../video/VideoPart';

const useStyles = makeStyles({
  person: { display: 'inline', color: tokens.colorBrandForegroundLink },
  name: {
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '0.15em',
  },
});

interface LivePartsProps {
  /** Where the text is shown, once it is. */
  place: RefObject<HTMLElement | null>;
  /** Another one each time the nodes are new. */
  drawing: object;
}

/** Something in a text that can be used, in place of what stands there without it. */
interface LivePart {
  element: Element;
  before: readonly ChildNode[];
  kind: 'person' | 'video';
  /** The id of the person, or the address of the player. */
  about: string;
  name: string;
}

/**
 * The parts of a text that can be pressed: people who are mentioned show their card, videos play,
 * and links within the portal lead on at once.
 */
export function LiveParts({ place, drawing }: LivePartsProps) {
  const styles = useStyles();
  const [parts, setParts] = useState<readonly LivePart[]>([]);
  useLayoutEffect(() => {
    let isCurrent = true;
    // When the text has been put in its place, and before it is painted.
    queueMicrotask(() => isCurrent && setParts(place.current ? partsIn(place.current) : []));
    return () => void (isCurrent = false);
  }, [place, drawing]);
  const isWithinRouter = useInRouterContext();
  const live = parts.map((part, index) => (
    <InPlace key={index} {...part}>
      {part.kind === 'video' ? (
        <Part failed={leftOut}>
          <VideoPart address={part.about} title={part.name} />
        </Part>
      ) : (
        <PersonLink person={{ upn: part.about, name: part.name }} className={styles.person}>
          <span data-name="" className={styles.name}>
            {part.name}
          </span>
        </PersonLink>
      )}
    </InPlace>
  ));
  return (
    <>
      {isWithinRouter && <InPortalLinks place={place} />}
      {live}
    </>
  );
}

interface InPlaceProps extends Pick<LivePart, 'element' | 'before'> {
  children: ReactNode;
}

function InPlace({ element, before, children }: InPlaceProps) {
  // With the same drawing, so that the line does not jump.
  useLayoutEffect(() => before.forEach((node) => node.remove()), [before]);
  return createPortal(children, element);
}

/** By their elements, each as it was found: what is live holds other nodes. */
const known = new WeakMap<Element, LivePart>();

function partsIn(text: HTMLElement): LivePart[] {
  const elements = text.querySelectorAll('span[data-person], figure[data-video] > .video');
  return [...elements].map((element) => {
    const part = known.get(element) ?? (element.localName === 'span' ? person : video)(element);
    known.set(element, part);
    return part;
  });
}

const person = (element: Element): LivePart => ({
  ...{ element, kind: 'person', before: [...element.childNodes] },
  about: element.getAttribute('data-person') ?? '',
  name: element.textContent,
});

const video = (element: Element): LivePart => ({
  ...{ element, kind: 'video', before: [] },
  about: element.parentElement?.getAttribute('data-video') ?? '',
  name: element.nextElementSibling?.textContent.trim() ?? '',
});
