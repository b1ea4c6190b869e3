import { Text } from '@fluentui/react-components';
import type { Why } from '#shared/contract/people/targeting';
import type { TargetedKind } from '#shared/rules/targeting/why';
import type { ReadState } from '../data/read/readState';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { SourceNotice } from '../ui/widget/SourceNotice';
import { WhyAnswer } from './WhyAnswer';
import { Skeleton, SkeletonItem } from '../ui/widget/Skeleton';

interface WhyStateProps {
  kind: TargetedKind;
  state: ReadState<Why>;
  /** Whom it is about; left out: the reader. */
  name?: string;
}

/** The answer, that it is waited for, or why there is none. */
export function WhyState({ kind, state, name }: WhyStateProps) {
  const { title, nobody } = useTexts('why');
  const { loading } = useTexts().widgets;
  if (state.state === 'ready') return <WhyAnswer kind={kind} why={state.value} name={name} />;
  if (state.state === 'failed' && state.failure.fieldErrors?.['UpnId'])
    return <Text role="status">{format(nobody, { name: name ?? '' })}</Text>;
  if (state.state === 'failed')
    return <SourceNotice name={title} failure={state.failure} reload={state.reload} />;
  return (
    <Skeleton aria-label={format(loading, { name: title })}>
      <SkeletonItem size={20} />
    </Skeleton>
  );
}
