import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFluent } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { dragItem } from './dragItem';
import { moved, type Id, type Move, type Place } from './Place';

/** The items that are put in order, and how they are moved. */
export interface Ordering<T, K extends Id> {
  items: readonly T[];
  idOf: (item: T) => K;
  nameOf: (item: T) => string;
  /** Puts one at a place, for good. */
  move: (id: K, index: number) => void;
  layout: Place['layout'];
  /** The handle is something by which a finger also scrolls: it has to rest on it first. */
  isHeld?: boolean;
}

type Holder = 'keyboard' | 'pointer';

/** The place of each item while one of them may be held, and what is to be announced of it. */
export function useOrdering<T, K extends Id>({
  items,
  idOf,
  nameOf,
  move,
  layout,
  isHeld = false,
}: Ordering<T, K>) {
  const texts = useTexts('ordering');
  const { dir } = useFluent();
  const [lifted, lift] = useState<Move & { by: Holder }>();
  const [said, say] = useState('');
  const count = items.length;
  const storedPlace = (id: K) => items.findIndex((item) => idOf(item) === id);
  const notify = (text: string, id: K, index: number) => {
    const item = items[storedPlace(id)];
    if (item) say(format(text, { name: nameOf(item), place: index + 1, count }));
  };
  const hold = (id: K, index: number, by: Holder) => {
    notify(lifted || by === 'pointer' ? texts.place : texts.lifted, id, index);
    lift({ id, index, by });
  };
  const drop = (id: K, index: number) => {
    lift(undefined);
    notify(texts.moved, id, index);
    if (index !== storedPlace(id)) move(id, index);
  };
  const putBack = (id: K) => {
    lift(undefined);
    notify(texts.putBack, id, storedPlace(id));
  };
  // A drag outlives the rendering in which it began.
  const latest = useRef({ hold, drop, putBack });
  useEffect(() => {
    latest.current = { hold, drop, putBack };
  });
  const drag = (down: PointerEvent, item: HTMLElement | null, id: K) => {
    if (!item || down.button !== 0) return;
    dragItem(down, {
      ...{ item, layout, isHeld },
      place: (index) => flushSync(() => latest.current.hold(id, index, 'pointer')),
      end: (index) =>
        index === undefined ? latest.current.putBack(id) : latest.current.drop(id, index),
    });
  };
  const press = (event: KeyboardEvent<HTMLElement>, id: K, index: number) => {
    const isLifted = lifted?.id === id;
    const to = index + stepOf(event.key, dir);
    if (to === index && !(event.key === 'Escape' && isLifted)) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === index) putBack(id);
    else if (to < 0 || to >= count) return;
    else if (isLifted) hold(id, to, 'keyboard');
    else drop(id, to);
    const row = rowOf(event.currentTarget);
    requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }));
  };
  const placeOf = (item: T, index: number): Place => {
    const id = idOf(item);
    const isLifted = lifted?.id === id;
    return {
      ...{ name: nameOf(item), index, count, layout, isLifted },
      move: (to) => drop(id, to),
      handle: {
        onPointerDown: (event) => drag(event.nativeEvent, rowOf(event.currentTarget), id),
        // A click of the keyboard or of a screen reader; a pointer drags.
        onClick: ({ detail }) => {
          if (detail > 0) return;
          if (isLifted) drop(id, index);
          else hold(id, index, 'keyboard');
        },
        onKeyDown: (event) => press(event, id, index),
        onBlur: () => isLifted && lifted.by === 'keyboard' && putBack(id),
      },
    };
  };
  return { shown: lifted ? moved(items, lifted, idOf) : items, placeOf, said };
}

function rowOf(handle: HTMLElement): HTMLElement | null {
  return handle.closest<HTMLElement>('[data-ordered]');
}

/** Arrow keys go where they point, also where one reads from right to left. */
function stepOf(key: string, dir: 'ltr' | 'rtl'): number {
  const right = dir === 'rtl' ? -1 : 1;
  const steps = new Map([
    ['ArrowUp', -1],
    ['ArrowDown', 1],
    ['ArrowLeft', -right],
    ['ArrowRight', right],
  ]);
  return steps.get(key) ?? 0;
}
