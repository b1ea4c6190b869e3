import { useState, type DragEvent } from 'react';
import { Button, Skeleton, SkeletonItem, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxMinHeight } from '#shared/rules/infoboxes';
import { useLast } from '../../data/useLast';
import { DeletionQuestion } from '../../editing/EditedRows';
import { format } from '../../texts/format';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { useOpenModal } from '../../ui/modal';
import { useOrder } from '../../ui/useOrder';
import { useTexts } from '../../texts/useTexts';
import { EditedTile } from './EditedTile';
import { useInfoboxActions } from './useInfoboxActions';
import { useEditedZone } from './useInfoboxes';
import type { Zone } from '../../data/infoboxZone';
import { useRowStyles } from './InfoboxRow';

const useStyles = makeStyles({
  root: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  add: { marginTop: tokens.spacingVerticalM, width: '100%', minHeight: '44px' },
});

interface ZoneEditorProps {
  zone: Zone;
  /** Of the zone, for failures. */
  name: string;
}

/**
 * A zone while an editor edits it: what is there and what is to come, each with its controls, and a
 * way to add (INFOBOX-10, INFOBOX-12).
 */
export function ZoneEditor({ zone, name }: ZoneEditorProps) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const open = useOpenModal();
  const state = useEditedZone(zone, name);
  const infoboxes = useLast(state);
  return (
    <div className={styles.root} role="group" aria-label={format(texts.zone, { name })}>
      {infoboxes && <EditedRow infoboxes={infoboxes} area={zone.area} />}
      {!infoboxes && state.state === 'failed' && (
        <ErrorPanel name={name} failure={state.failure} reload={state.reload} />
      )}
      {!infoboxes && state.state === 'loading' && (
        <Skeleton aria-label={name}>
          <SkeletonItem style={{ height: `${infoboxMinHeight(zone.area, 0)}rem` }} />
        </Skeleton>
      )}
      <Button
        className={styles.add}
        appearance="subtle"
        icon={<AddRegular />}
        onClick={() => open('infoboxes/add', { area: zone.area, route: zone.route })}
      >
        {texts.add}
      </Button>
    </div>
  );
}

function EditedRow({ infoboxes: stored, area }: { infoboxes: readonly Infobox[]; area: string }) {
  const styles = useRowStyles();
  const texts = useTexts('infoboxes');
  const actions = useInfoboxActions();
  const order = useOrder({ stored, idOf: ({ Id }) => Id, reorder: actions.reorder });
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [asked, setAsked] = useState<Infobox>();
  // Once for each tile that is entered: its parts tell of themselves too, and it may stay below the
  // pointer when the others have moved.
  const enter = (id: number, index: number) => {
    if (dragged === undefined || over === id) return;
    setOver(id);
    if (dragged !== id) order.place(dragged, index);
  };
  const accept = (event: DragEvent) => dragged !== undefined && event.preventDefault();
  return (
    <>
      <ul className={styles.row} onDragEnter={accept} onDragOver={accept}>
        {order.items.map((infobox, index) => (
          <EditedTile
            key={infobox.Id}
            infobox={infobox}
            area={area}
            place={{ index, count: stored.length }}
            isBusy={actions.busy.has(infobox.Id)}
            isDragged={dragged === infobox.Id}
            actions={{ ...actions, remove: setAsked }}
            onMove={(to) => order.save({ id: infobox.Id, index: to })}
            onDragStart={() => {
              setDragged(infobox.Id);
              setOver(infobox.Id);
            }}
            onDragOver={() => enter(infobox.Id, index)}
            onDrop={() => {
              setDragged(undefined);
              order.save();
            }}
            onDragEnd={() => {
              if (dragged !== undefined) order.forget();
              setDragged(undefined);
            }}
          />
        ))}
      </ul>
      {asked && (
        <DeletionQuestion
          deletion={{ title: texts.deleteTitle, text: texts.deleteText }}
          name={asked.Title}
          close={() => setAsked(undefined)}
          remove={() => actions.remove(asked)}
        />
      )}
    </>
  );
}
