import { useRef, useState, type ReactNode } from 'react';
import { Button, Text } from '@fluentui/react-components';
import { PeopleEditRegular } from '@fluentui/react-icons/svg/people-edit';
import type { useAct } from '../data/editing/useAct';
import { failureIn, type Failure } from '../data/connection/failure';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import type { Id, Move } from '../ui/order/Place';
import { useOrder } from '../ui/order/useOrder';
import { useFocusFallback } from '../ui/leave/useFocusFallback';
import { ChangedBy } from './history/ChangedBy';
import { usePanelStyles } from './panelStyles';

interface Conflict {
  failure: Failure;
  moves: readonly Move[];
  /** Of what was moved. */
  names: readonly string[];
}

interface EditedOrder<T> {
  stored: readonly T[];
  idOf: (item: T) => Id;
  nameOf: (item: T) => string;
  act: ReturnType<typeof useAct>['act'];
  /** Sends an order with what it was made from, so that nobody else's is overwritten. */
  send: (items: readonly T[], moves: readonly Move[], idempotencyKey: string) => Promise<unknown>;
}

/**
 * The order of what several editors manage. Where somebody else was faster, the order that stands
 * now is shown, with who made it, and the own moves can be made again in it.
 */
export function useEditedOrder<T>({ stored, idOf, nameOf, act, send }: EditedOrder<T>) {
  const [conflict, setConflict] = useState<Conflict>();
  const { items, move, repeat } = useOrder({
    stored,
    idOf,
    save: async (wanted, moves) => {
      let isStored = true;
      const isDone = await act('order', (idempotencyKey) =>
        send(wanted, moves, idempotencyKey).then(
          () => setConflict(undefined),
          (error: unknown) => {
            const failure = failureIn(error);
            // 404: one of them was deleted meanwhile.
            if (![404, 409].includes(failure.status)) throw error;
            isStored = false;
            setConflict((before) => {
              const all = [...(before?.moves ?? []), ...moves];
              const own = wanted.filter((item) => all.some(({ id }) => id === idOf(item)));
              return { failure, moves: all, names: own.map(nameOf) };
            });
          },
        ),
      );
      return isDone && isStored;
    },
  });
  const isThere = items.some((item) => conflict?.moves.some(({ id }) => id === idOf(item)));
  const panel: ReactNode = conflict && (
    <OrderConflict
      conflict={conflict}
      keep={() => setConflict(undefined)}
      repeat={
        isThere &&
        (() => {
          setConflict(undefined);
          repeat(conflict.moves);
        })
      }
    />
  );
  return { items, move, conflict: panel };
}

interface OrderConflictProps {
  conflict: Conflict;
  keep: () => void;
  /** False where nothing of what was moved is still there. */
  repeat: false | (() => void);
}

function OrderConflict({ conflict: { failure, names }, keep, repeat }: OrderConflictProps) {
  const panel = usePanelStyles();
  const { forms } = useTexts('editing');
  const texts = useTexts('ordering').conflict;
  const element = useRef<HTMLDivElement>(null);
  useFocusFallback(element);
  return (
    <div ref={element} role="alert" className={panel.root}>
      <div className={panel.head}>
        <span className={panel.icon} aria-hidden>
          <PeopleEditRegular />
        </span>
        <div className={panel.words}>
          <Text weight="semibold" size={400}>
            {texts.title}
          </Text>
          <ChangedBy change={failure.changedBy} text={forms.changedBy} />
          <Text>{format(texts.text, { names: names.join(', ') })}</Text>
        </div>
      </div>
      <div className={panel.actions}>
        {repeat && (
          <Button className={panel.button} appearance="primary" onClick={repeat}>
            {texts.again}
          </Button>
        )}
        <Button className={panel.button} onClick={keep}>
          {texts.keep}
        </Button>
      </div>
    </div>
  );
}
