import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { Text, makeStyles } from '@fluentui/react-components';
import { isGuid } from '#shared/rules/values/guid';
import type { Colleague } from '#shared/rules/people/people';
import { usePhoto } from '../../data/people/usePhoto';
import type { ReadState } from '../../data/read/readState';
import { useSession } from '../../data/session/session';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { valueOr } from '../../ui/widget/combineStates';
import { stacked } from '../../ui/style/layout';
import { useModal } from '../../ui/leave/modal';
import { PersonActions } from '../../ui/person/PersonActions';
import { PersonCard } from '../../ui/person/PersonCard';
import type { PersonCardProps } from '../../ui/person/personCardContext';
import { SourceNotice } from '../../ui/widget/SourceNotice';
import { allOptions } from './allOptions';
import { usePersonCard } from './usePersonCard';
import { Skeleton, SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({ lines: stacked() });

/**
 * The people card of somebody who is named: their name and photo at once, the rest as the directory
 * answers.
 */
export function PersonCardReader({ person: { upn, name }, onLeave }: PersonCardProps) {
  const { settings, person: own } = useSession();
  const { card } = useTexts('people');
  const operation = format(card.loading, { name });
  const state = usePersonCard(upn, operation);
  const found = valueOr(state, null);
  const person: Colleague = found ?? { id: upn, userPrincipalName: upn, displayName: name };
  // By an id alone nobody can be written to.
  const isKnown = found !== null || (state.state !== 'ready' && !isGuid(upn));
  const open = useOpenPerson(onLeave);
  const isOwn = person.userPrincipalName.toLowerCase() === own.upn.toLowerCase();
  return (
    <PersonCard
      person={person}
      options={allOptions}
      {...usePhoto(upn, operation)}
      instead={<Instead state={state} name={name} operation={operation} />}
      actions={
        isKnown && (
          <PersonActions
            person={person}
            // Until the directory has answered, the person may be external (PEOPLE-06).
            options={{ ...allOptions, organisation: found !== null }}
            useTeamsChat={settings.useTeamsChat}
            // The own profile may not open (PEOPLE-09).
            open={isOwn && !settings.enableProfileCardView ? undefined : open}
          />
        )
      }
    />
  );
}

/** Leads to a person's page; a dialog that the card stands in closes first (PEOPLE-08). */
function useOpenPerson(onLeave: () => void): (address: string) => void {
  const navigate = useNavigate();
  const modal = useModal();
  return useCallback(
    (address) => {
      onLeave();
      modal?.close();
      void navigate(address);
    },
    [onLeave, modal, navigate],
  );
}

function Instead({
  state,
  name,
  operation,
}: {
  state: ReadState<Colleague | null>;
  name: string;
  operation: string;
}) {
  const styles = useStyles();
  const { profile } = useTexts('people');
  if (state.state === 'loading')
    return (
      <Skeleton aria-label={operation} className={styles.lines}>
        <SkeletonItem size={16} style={{ width: '70%' }} />
        <SkeletonItem size={16} style={{ width: '50%' }} />
        <SkeletonItem size={16} style={{ width: '80%' }} />
      </Skeleton>
    );
  if (state.state === 'failed')
    return <SourceNotice name={name} failure={state.failure} reload={state.reload} />;
  return state.state === 'ready' && state.value === null ? <Text>{profile.unknown}</Text> : null;
}
