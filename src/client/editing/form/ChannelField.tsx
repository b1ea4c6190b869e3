import type { ComponentProps } from 'react';
import { usePickableChannels } from '../../data/targeting/usePickableChannels';
import { useLcid } from '../../texts/useLcid';
import { ChannelPicker } from '../../ui/form/ChannelPicker';
import { SourceNotice } from '../../ui/widget/SourceNotice';

type ChannelFieldProps = Omit<ComponentProps<typeof ChannelPicker>, 'channels' | 'words'>;

/** The channels that something is limited to; channels that cannot be read are told, with another try. */
export function ChannelField({ label, ...field }: ChannelFieldProps) {
  const { channels, hasToFollow, state } = usePickableChannels(useLcid());
  return (
    <div>
      {state.state === 'failed' && (
        <SourceNotice name={label} failure={state.failure} reload={state.reload} />
      )}
      <ChannelPicker label={label} channels={channels} hasToFollow={hasToFollow} {...field} />
    </div>
  );
}
