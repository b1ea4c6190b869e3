import { useId, useState } from 'react';
import { Field, Link, Text, Title2, makeStyles, tokens } from '@fluentui/react-components';
import type { Change } from '#shared/contract/audits';
import type { AuditedResource } from '#shared/rules/audits';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { DateText } from '../../ui/text/DateText';
import { stacked } from '../../ui/style/layout';
import { useOpenModal } from '../../ui/leave/modal';
import { Rows } from '../../ui/list/Rows';
import { ShowMore } from '../../ui/list/ShowMore';
import { useAuthorName } from '../../ui/useAuthorName';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { AuditsOff } from './AuditsOff';
import { useAreAuditsEnabled, useAuditedKinds, useChanges } from './useAudits';
import { SkeletonItem } from '../../ui/widget/Skeleton';
import { SelectInput } from '../../ui/form/SelectInput';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  title: { margin: '0 40px 0 0' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground2 },
  kind: { maxWidth: '320px', '@media (max-width: 767.98px)': { maxWidth: '100%' } },
  row: { overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
});

/** Changes shown at first, and with each press of "Show more". */
const perLoad = 25;
const max = 500;

/** Dialog audits: what was changed lately, and by whom (ADMIN-05). */
export function Audits() {
  const styles = useStyles();
  const texts = useTexts('audits');
  const isEnabled = useAreAuditsEnabled();
  return (
    <div className={styles.root}>
      <Title2 as="h1" block className={styles.title}>
        {texts.title}
      </Title2>
      <Text className={styles.quiet}>{isEnabled ? texts.introduction : <AuditsOff />}</Text>
      {isEnabled && <Changes />}
    </div>
  );
}

function Changes() {
  const styles = useStyles();
  const texts = useTexts('audits');
  const { forms } = useTexts('editing');
  const kinds = useAuditedKinds();
  const id = useId();
  const [kind, setKind] = useState<AuditedResource>();
  const [amount, setAmount] = useState(perLoad);
  const changes = useChanges(kind, amount);
  const choose = (value: string) => {
    setKind(kinds.find((own) => own === value));
    setAmount(perLoad);
  };
  return (
    <>
      <Field label={texts.kind} className={styles.kind}>
        <SelectInput value={kind ?? ''} onChange={(_, { value }) => choose(value)}>
          <option value="">{texts.everything}</option>
          {kinds.map((own) => (
            <option key={own} value={own}>
              {texts.kinds[own]}
            </option>
          ))}
        </SelectInput>
      </Field>
      <WidgetFrame
        name={texts.name}
        state={changes}
        placeholder={<SkeletonItem size={96} />}
        emptyText={texts.none}
      >
        {({ Changes: list, HasMore }) => (
          <div>
            <Rows id={id} items={list} keyOf={({ Id }) => Id} isPadded>
              {(change) => <ChangeRow change={change} />}
            </Rows>
            <ShowMore
              button={HasMore && amount < max ? 'more' : 'none'}
              count={list.length}
              controls={id}
              onMore={() => setAmount(Math.min(max, amount + perLoad))}
              onLess={() => setAmount(perLoad)}
            >
              {HasMore && amount >= max && format(forms.historyEnds, { count: max })}
            </ShowMore>
          </div>
        )}
      </WidgetFrame>
    </>
  );
}

function ChangeRow({
  change: { Resource, ResourceId, Title, Action, DateTime, UpnId, DisplayName },
}: {
  change: Change;
}) {
  const styles = useStyles();
  const texts = useTexts('audits');
  const open = useOpenModal();
  const authorName = useAuthorName();
  // A person is named by what is left of them.
  const name = Title ? authorName(Title) : texts.kinds[Resource];
  const hasHistory = Resource === 'pages' && Action !== 'deleted' && Action !== 'purged';
  return (
    <div className={styles.row}>
      {hasHistory ? (
        <Link
          as="button"
          className={styles.name}
          onClick={() => open(`audits/pages/${ResourceId}`)}
        >
          {name}
        </Link>
      ) : (
        <Text className={styles.name}>{name}</Text>
      )}
      <Text size={200} className={styles.quiet}>
        {texts.actions[Action]} · {texts.kinds[Resource]} ·{' '}
        <DateText value={DateTime} style="full" /> · {authorName(DisplayName ?? UpnId)}
      </Text>
    </div>
  );
}
