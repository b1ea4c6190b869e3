import { useId, useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import type { AppTile } from '#shared/contract/appTiles';
import { appEditors, hasAnyRole } from '#shared/rules/people/roles';
import { useDeletion } from '../../data/editing/useDeletion';
import { useSession } from '../../data/session/session';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { Carousel } from '../../ui/list/Carousel';
import { cardGrid, plainList } from '../../ui/style/layout';
import { useOpenModal } from '../../ui/leave/modal';
import { keyboardHome } from '../../ui/leave/useReturnFromDialog';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { useEmptyChange } from '../../ui/widget/useEmptyChange';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { WidgetPlaceholder } from '../../ui/widget/WidgetPlaceholder';
import { WidgetSection } from '../../ui/widget/WidgetSection';
import { EditToggle } from './EditToggle';
import { SmartLinkCard, useCardStyles } from './SmartLinkCard';
import { tileEditing } from './edit/tileEditing';
import { useIsNew, useSmartLinks } from './useSmartLinks';

const ConfirmDialog = lazyPart(() => import('../../ui/leave/ConfirmDialog'), 'ConfirmDialog');

const useStyles = makeStyles({
  toggle: { marginBottom: tokens.spacingVerticalM },
  list: { ...cardGrid('300px'), ...plainList, ':empty': { display: 'none' } },
  item: { display: 'flex' },
});

/**
 * Links for a while or for certain hours. Spec: content §2, §4. What cannot be loaded is not there,
 * and nobody is told (LINKS-17); without links it is empty, except for who may add one.
 */
export function SmartLinks({
  place,
  onEmptyChange,
}: Pick<PlacedWidgetProps, 'place'> & Partial<Pick<PlacedWidgetProps, 'onEmptyChange'>>) {
  const styles = useStyles();
  const texts = useTexts('apps');
  const { smartLinks: title } = useTexts().today.widgets;
  const { roles, settings } = useSession();
  const [isEditing, setEditing] = useState(false);
  const state = useSmartLinks(isEditing, title);
  const mayEdit = hasAnyRole(roles, appEditors);
  const isAbsent = !settings.enableSmartLinks || (state.state === 'failed' && !isEditing);
  const isNothing = isAbsent || (!mayEdit && state.state === 'empty');
  const isKnown = isAbsent || state.state !== 'loading';
  useEmptyChange(isKnown ? isNothing : undefined, onEmptyChange);
  if (isAbsent) return null;
  return (
    <WidgetSection title={title} place={place} introduction={texts.smartLinks.introduction}>
      {mayEdit && (
        <EditToggle
          className={styles.toggle}
          isEditing={isEditing}
          onToggle={() => setEditing(!isEditing)}
        />
      )}
      <WidgetFrame
        measured="smartLinks"
        name={title}
        state={state}
        placeholder={
          <WidgetPlaceholder height="calc(var(--reserved, 240px) - 90px)" hasHeading={false} />
        }
        emptyText={mayEdit ? texts.smartLinks.noneShown : ''}
      >
        {(links) => <Links links={links} isEditing={isEditing} />}
      </WidgetFrame>
    </WidgetSection>
  );
}

/** Cards beside each other; slides on small screens (TODAY-17). */
function Links({ links, isEditing }: { links: readonly AppTile[]; isEditing: boolean }) {
  const styles = useStyles();
  const id = useId();
  const { smartLinks: title } = useTexts().today.widgets;
  const hasRoom = useIsAtLeast('md');
  const { smartLinks: texts, delete: accept, cancel, appWas, app } = useTexts('apps');
  const isNew = useIsNew(links);
  const [asked, setAsked] = useState<AppTile>();
  const { leaving, remove } = useDeletion(tileEditing, { name: app, restored: appWas.added });
  const cards = links
    .filter(({ Id }) => !leaving.has(Id))
    .map((link) => ({
      key: String(link.Id),
      content: (
        <SmartLinkCard
          link={link}
          isNew={isNew(link)}
          isEditing={isEditing}
          onDelete={() => setAsked(link)}
        />
      ),
    }));
  return (
    <>
      {hasRoom || isEditing ? (
        <ul className={styles.list} aria-label={title} tabIndex={-1} {...{ [keyboardHome]: '' }}>
          {cards.map(({ key, content }) => (
            <li key={key} className={styles.item}>
              {content}
            </li>
          ))}
          {isEditing && (
            <li className={styles.item}>
              <AddCard />
            </li>
          )}
        </ul>
      ) : (
        cards.length > 0 && <Carousel id={id} label={title} slides={cards} />
      )}
      {asked && (
        <Part>
          <ConfirmDialog
            title={texts.deleteTitle}
            text={format(texts.deleteText, { title: asked.Title })}
            accept={accept}
            decline={cancel}
            onDecline={() => setAsked(undefined)}
            onAccept={() => {
              setAsked(undefined);
              remove(asked);
            }}
          />
        </Part>
      )}
    </>
  );
}

/** LINKS-09, LINKS-13. */
function AddCard() {
  const card = useCardStyles();
  const {
    smartLinks: { addNew, addHint },
  } = useTexts('apps');
  const open = useOpenModal();
  return (
    <div className={card.root}>
      <div className={card.words}>
        <Button
          icon={<AddRegular />}
          onClick={() => open('app-tiles/add', { IsSmartLink: 'true' })}
        >
          {addNew}
        </Button>
        <Text size={200} className={card.description}>
          {addHint}
        </Text>
      </div>
    </div>
  );
}
