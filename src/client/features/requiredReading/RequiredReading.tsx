import { useRef, useState } from 'react';
import { Button, Spinner, Switch, Text, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { isOverdue } from '#shared/rules/pages/requiredReading';
import { hasAnyRole, readingEditors } from '#shared/rules/people/roles';
import { useSession } from '../../data/session/session';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { ConfirmDialog } from '../../ui/leave/ConfirmDialog';
import { fingerHeight, inRow } from '../../ui/style/layout';
import { useOpenModal } from '../../ui/leave/modal';
import { useRows } from '../../ui/list/rowsStyles';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { useKeptState } from '../../ui/useKeptState';
import { useNow } from '../../platform/useNow';
import { FramedWidget } from '../../ui/widget/FramedWidget';
import { ReadingRow } from './ReadingRow';
import { useMarkAsRead, useRequiredReading } from './useRequiredReading';

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalS,
    minHeight: '44px',
  },
  manage: fingerHeight,
  summary: { flexGrow: 1, borderRadius: tokens.borderRadiusMedium },
  late: { color: tokens.colorStatusWarningForeground3 },
  done: { ...inRow(tokens.spacingHorizontalS), color: tokens.colorNeutralForeground2 },
  doneIcon: { color: tokens.colorStatusSuccessForeground1, fontSize: '24px', lineHeight: 0 },
  // As high as the tools and two rows.
  spinner: { minHeight: '256px' },
});

/** The items that the person has been asked to read. Spec: content §2, §4. */
export function RequiredReading({ place, onEmptyChange }: PlacedWidgetProps) {
  const styles = useStyles();
  const title = useTexts().today.widgets.requiredReading;
  const texts = useTexts('requiredReading');
  return (
    <FramedWidget
      measured="requiredReading"
      title={title}
      place={place}
      introduction={texts.introduction}
      state={useRequiredReading()}
      placeholder={<Spinner className={styles.spinner} aria-hidden />}
      emptyText={texts.none}
      onEmptyChange={onEmptyChange}
    >
      {(items) => <ReadingList items={items} />}
    </FramedWidget>
  );
}

function ReadingList({ items }: { items: readonly UserItemToRead[] }) {
  const [styles, rows] = [useStyles(), useRows()];
  const texts = useTexts('requiredReading');
  const { roles, settings } = useSession();
  const canMarkInList = settings.allowMarkAsReadFromReqReadList;
  const open = useOpenModal();
  const [showsRead, setShowsRead] = useState(false);
  // Back from one that opened in place leads to the question.
  const [askedGuid, setAsked] = useKeptState<string | undefined>('requiredReading', undefined);
  // Who has opened one needs no question.
  const [opened, setOpened] = useKeptState<readonly string[]>('openedReading', []);
  const summary = useRef<HTMLSpanElement>(null);
  const mark = useMarkAsRead();
  const asked = items.find(({ Guid, HasRead }) => Guid === askedGuid && !HasRead);
  const now = new Date(useNow(items.map(({ Deadline }) => (Deadline ? Date.parse(Deadline) : 0))));
  const shown = items.filter(({ HasRead }) => showsRead || !HasRead);
  const askOrMark = (item: UserItemToRead) =>
    opened.includes(item.Guid) ? void mark(item) : setAsked(item.Guid);
  const noteOpened = ({ Guid }: UserItemToRead) =>
    canMarkInList ? setOpened([...opened, Guid]) : setAsked(Guid);
  return (
    <>
      <div className={styles.tools}>
        <Summary ref={summary} items={items} now={now} />
        {hasAnyRole(roles, readingEditors) && (
          <Button
            className={styles.manage}
            appearance="subtle"
            icon={<SettingsRegular />}
            onClick={() => open('required-reading')}
          >
            {texts.manage}
          </Button>
        )}
        <Switch
          label={texts.showRead}
          labelPosition="before"
          checked={showsRead}
          onChange={(_, { checked }) => setShowsRead(checked)}
        />
      </div>
      {shown.length > 0 && (
        <ul className={rows.list}>
          {shown.map((item) => (
            <ReadingRow
              key={item.Guid}
              item={item}
              now={now}
              isOpened={opened.includes(item.Guid)}
              onMark={canMarkInList ? () => askOrMark(item) : undefined}
              onOpen={item.HasRead ? undefined : () => noteOpened(item)}
              next={() => summary.current}
            />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={texts.question.title}
          text={format(texts.question.text, { title: asked.Title })}
          accept={texts.question.accept}
          decline={texts.question.decline}
          onDecline={() => setAsked(undefined)}
          onAccept={() => {
            setAsked(undefined);
            void mark(asked);
          }}
        />
      )}
    </>
  );
}

/** How much is left; where the keyboard goes when its row has gone. */
function Summary({
  items,
  now,
  ref,
}: {
  items: readonly UserItemToRead[];
  now: Date;
  ref: React.Ref<HTMLSpanElement>;
}) {
  const styles = useStyles();
  const texts = useTexts('requiredReading');
  const locale = useLocale();
  const left = items.filter(({ HasRead }) => !HasRead).length;
  const late = items.filter((item) => isOverdue(item, now)).length;
  return (
    <span ref={ref} role="status" tabIndex={-1} className={styles.summary}>
      {left === 0 ? (
        <span className={styles.done}>
          <span className={styles.doneIcon} aria-hidden>
            <CheckmarkCircleRegular />
          </span>
          {texts.allRead}
        </span>
      ) : (
        <>
          <Text weight="semibold">{plural(texts.left, left, locale)}</Text>
          {late > 0 && (
            <Text className={styles.late}>{` · ${plural(texts.overdue, late, locale)}`}</Text>
          )}
        </>
      )}
    </span>
  );
}
