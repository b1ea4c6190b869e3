import { useId, useState } from 'react';
import { Button, Field, Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { format } from '#shared/rules/values/format';
import { useSession } from '../../data/session/session';
import { useIsOpen } from '../../data/session/useVisitor';
import { useTexts } from '../../texts/useTexts';
import { ConfirmDialog } from '../../ui/leave/ConfirmDialog';
import { cardGrid, fingerHeight, plainList, stacked, wrapped } from '../../ui/style/layout';
import { useOpenModal } from '../../ui/leave/modal';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { SectionHeading } from '../../ui/SectionHeading';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { AppCenterCard } from './AppCenterCard';
import { useAppCenter, type CenterTile } from './useAppCenter';
import { useTileActions } from './useTileActions';
import { SearchInput } from '../../ui/form/SearchInput';
import { TextLink } from '../../ui/TextLink';

const useStyles = makeStyles({
  title: { margin: `0 0 ${tokens.spacingVerticalXS}` },
  introduction: { color: tokens.colorNeutralForeground2 },
  tools: {
    ...wrapped(tokens.spacingHorizontalL),
    alignItems: 'flex-end',
    margin: `${tokens.spacingVerticalXL} 0 40px`,
  },
  search: { flex: '1 1 260px', maxWidth: '420px' },
  box: { width: '100%', maxWidth: 'none' },
  new: fingerHeight,
  groups: stacked('40px'),
  list: { ...cardGrid('340px'), ...plainList },
});

/** Every app that the person can have, in groups, with a search (APPS-51). */
export function AppCenter() {
  const styles = useStyles();
  const texts = useTexts('apps');
  const { appCenter } = useTexts().navigation;
  const open = useOpenModal();
  const [text, setText] = useState('');
  return (
    <>
      <Title1 as="h1" block className={styles.title}>
        {appCenter}
      </Title1>
      <Text className={styles.introduction}>{texts.center.introduction}</Text>
      <OwnBoard />
      <div className={styles.tools}>
        <Field className={styles.search} label={texts.center.search}>
          <SearchInput
            className={styles.box}
            value={text}
            onChange={(_, { value }) => setText(value)}
          />
        </Field>
        <Button
          className={styles.new}
          icon={<AddRegular />}
          onClick={() => open('user-app-tiles/add')}
        >
          {texts.addNew}
        </Button>
      </div>
      <WidgetFrame
        measured="appCenter"
        name={appCenter}
        state={useAppCenter(appCenter)}
        placeholder={<RowsPlaceholder count={6} />}
        emptyText={texts.center.none}
      >
        {(apps) => <Groups apps={apps} text={text.trim()} />}
      </WidgetFrame>
    </>
  );
}

/** The way to the board for people without a licence, whom no menu leads there (NAV-14). */
function OwnBoard() {
  const { licensed } = useSession();
  const isOpen = useIsOpen('/your-board');
  const { yourBoard } = useTexts().navigation;
  if (licensed || !isOpen) return null;
  return (
    <div>
      <TextLink to="/your-board">{yourBoard}</TextLink>
    </div>
  );
}

/** The groups that have something to show. */
function Groups({ apps, text }: { apps: readonly CenterTile[]; text: string }) {
  const styles = useStyles();
  const texts = useTexts('apps');
  const actions = useTileActions();
  const [asked, setAsked] = useState<CenterTile>();
  const remove = ({ own }: CenterTile) =>
    actions.remove(
      own!,
      apps.flatMap((app) => app.own ?? []),
    );
  const found = apps.filter(({ tile: { Title, Description } }) =>
    `${Title}\n${Description}`.toLowerCase().includes(text.toLowerCase()),
  );
  const { channels, channelsHint, available, availableHint, personal, personalHint } = texts.center;
  const groups = [
    {
      title: channels,
      hint: channelsHint,
      apps: found.filter(({ own }) => own?.ChannelSubscribed),
    },
    {
      title: available,
      hint: availableHint,
      apps: found.filter(({ own, tile }) => !own?.ChannelSubscribed && !tile.IsPersonal),
    },
    { title: personal, hint: personalHint, apps: found.filter(({ tile }) => tile.IsPersonal) },
  ].filter((group) => group.apps.length > 0);
  return (
    <>
      <div role="status">
        {groups.length === 0 && <Text>{format(texts.center.noMatch, { text })}</Text>}
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group
            key={group.title}
            {...group}
            actions={actions}
            remove={(app) => (app.tile.IsPersonal ? setAsked(app) : remove(app))}
          />
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          title={texts.deleteTitle}
          text={format(texts.deletePersonal, { title: asked.tile.Title })}
          accept={texts.delete}
          decline={texts.cancel}
          onDecline={() => setAsked(undefined)}
          onAccept={() => {
            setAsked(undefined);
            remove(asked);
          }}
        />
      )}
    </>
  );
}

interface GroupProps {
  title: string;
  hint: string;
  apps: readonly CenterTile[];
  actions: ReturnType<typeof useTileActions>;
  remove: (app: CenterTile) => void;
}

function Group({ title, hint, apps, actions, remove }: GroupProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} introduction={hint} />
      <ul className={styles.list}>
        {apps.map((app) => (
          <AppCenterCard
            key={app.tile.Id}
            app={app}
            isBusy={actions.busy.has(app.tile.Id)}
            onAdd={() => actions.add(app.tile)}
            onRemove={() => remove(app)}
            onUnhide={() => actions.setHidden(app.own!, false)}
          />
        ))}
      </ul>
    </section>
  );
}
