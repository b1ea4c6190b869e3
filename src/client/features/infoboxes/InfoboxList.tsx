import { useState } from 'react';
import { Badge, Button, SkeletonItem, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxAreas, infoboxState, infoboxTypes } from '#shared/rules/infoboxes';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EditorList } from '../../ui/EditorList';
import { EditorRow, EditorRows } from '../../ui/EditorRow';
import { useModal, useOpenModal } from '../../ui/modal';
import { SectionHeading } from '../../ui/SectionHeading';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { useInfoboxActions } from './useInfoboxActions';
import { useAllInfoboxes } from './useInfoboxEditor';
import { useZoneName } from './useZoneName';

const useStyles = makeStyles({
  placeholder: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  sections: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
  title: { display: 'block', overflowWrap: 'anywhere' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
});

/**
 * Every infobox by the zone that it stands in, also those that are hidden, past or still to come
 * (ADMIN-08).
 */
export function InfoboxList() {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const { infoboxes: title } = useTexts().navigation;
  const open = useOpenModal();
  const isInDialog = useModal() !== undefined;
  return (
    <EditorList
      title={title}
      introduction={texts.listIntroduction}
      addLabel={texts.add}
      onAdd={() => open('infoboxes/add', { area: infoboxAreas.main, route: '/' })}
      isInDialog={isInDialog}
    >
      <WidgetFrame
        name={title}
        state={useAllInfoboxes(title)}
        placeholder={
          <div className={styles.placeholder}>
            {[0, 1, 2].map((key) => (
              <SkeletonItem key={key} size={64} />
            ))}
          </div>
        }
        emptyText={texts.none}
      >
        {(infoboxes) => <Zones infoboxes={infoboxes} />}
      </WidgetFrame>
    </EditorList>
  );
}

function Zones({ infoboxes }: { infoboxes: readonly Infobox[] }) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const { forms } = useTexts('editing');
  const nameOf = useZoneName();
  const open = useOpenModal();
  const actions = useInfoboxActions();
  const [asked, setAsked] = useState<Infobox>();
  const zones = [...new Set(infoboxes.map(nameOf))].map((name) => ({
    name,
    found: infoboxes.filter((infobox) => nameOf(infobox) === name),
  }));
  return (
    <div className={styles.sections}>
      {zones.map(({ name, found }, index) => (
        <section key={name} aria-labelledby={`infoboxes-${index}`}>
          <SectionHeading id={`infoboxes-${index}`} title={name} />
          <EditorRows label={name}>
            {found.map((infobox) => (
              <EditorRow
                key={infobox.Id}
                name={infobox.Title}
                isLeaving={actions.busy.has(infobox.Id)}
                onEdit={() => open(`infoboxes/edit/${infobox.Id}`)}
                onDelete={() => setAsked(infobox)}
              >
                <Summary infobox={infobox} onShow={() => actions.show(infobox)} />
              </EditorRow>
            ))}
          </EditorRows>
        </section>
      ))}
      {asked && (
        <ConfirmDialog
          title={texts.deleteTitle}
          text={format(texts.deleteText, { title: asked.Title })}
          accept={forms.delete}
          decline={forms.cancel}
          onDecline={() => setAsked(undefined)}
          onAccept={() => {
            setAsked(undefined);
            actions.remove(asked);
          }}
        />
      )}
    </div>
  );
}

const kinds = Object.fromEntries(
  Object.entries(infoboxTypes).map(([name, type]) => [type, name]),
) as Record<Infobox['Type'], keyof typeof infoboxTypes>;

function Summary({ infobox, onShow }: { infobox: Infobox; onShow: () => void }) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const state = infoboxState(infobox, new Date());
  return (
    <>
      <Text weight="semibold" size={400} className={styles.title}>
        {infobox.Title}
      </Text>
      <Text size={200} className={styles.line}>
        <Badge appearance="tint" color={state === 'active' ? 'success' : 'informative'}>
          {texts.states[state]}
        </Badge>
        {texts.types[kinds[infobox.Type]]} · {texts.widths[infobox.Width]}
        {state === 'hidden' && (
          <Button size="small" onClick={onShow}>
            {texts.showAgain}
          </Button>
        )}
      </Text>
    </>
  );
}
