import { useState } from 'react';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxMinHeight } from '#shared/rules/widgets/infoboxes';
import { useLast } from '../../../data/read/useLast';
import { DeletionQuestion } from '../../../editing/EditedRows';
import { useEditedOrder } from '../../../editing/useEditedOrder';
import { format } from '#shared/rules/values/format';
import { ErrorPanel } from '../../../ui/trouble/ErrorPanel';
import { useOpenModal } from '../../../ui/leave/modal';
import { OrderedList } from '../../../ui/order/OrderedList';
import { useTexts } from '../../../texts/useTexts';
import { EditedTile } from './EditedTile';
import { useInfoboxActions } from './useInfoboxActions';
import { useEditedZone } from '../useInfoboxes';
import type { Zone } from '../../../data/infoboxZone';
import { useRowStyles } from './InfoboxRow';
import { useWidthStyles } from '../useWidthStyles';
import { Skeleton, SkeletonItem } from '../../../ui/widget/Skeleton';

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
  const widthOf = useWidthStyles();
  const [asked, setAsked] = useState<Infobox>();
  const one = { idOf: ({ Id }: Infobox) => Id, nameOf: ({ Title }: Infobox) => Title };
  const { items, move, conflict } = useEditedOrder({
    ...{ ...one, stored, act: actions.act },
    send: (infoboxes, _, idempotencyKey) => actions.sendOrder(infoboxes, idempotencyKey),
  });
  return (
    <>
      {conflict}
      <OrderedList
        {...{ ...one, items, move }}
        layout="grid"
        className={styles.row}
        itemClass={({ Width }) => mergeClasses(widthOf(Width), styles.edited)}
      >
        {(infobox, place) => (
          <EditedTile
            infobox={infobox}
            area={area}
            place={place}
            isBusy={actions.busy.has(infobox.Id)}
            isOrdering={actions.busy.has('order')}
            actions={{ ...actions, remove: setAsked }}
          />
        )}
      </OrderedList>
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
