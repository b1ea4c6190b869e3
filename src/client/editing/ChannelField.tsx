import type { ComponentProps } from 'react';
import { usePickableChannels } from '../data/usePickableChannels';
import { useLcid } from '../texts/useLcid';
import { ChannelPicker } from '../ui/ChannelPicker';
import { SourceNotice } from '../ui/SourceNotice';

type ChannelFieldProps = Omit<ComponentProps<typeof ChannelPicker>, 'channels' | 'words'>;

/** The channels that something is limited to; channels that cannot be read are told, with another try. */
export function ChannelField({ label, ...field }: ChannelFieldProps) {
  const { channels, state } = usePickableChannels(useLcid());
  return (
    <div>
      {state.state === 'failed' && (
        <SourceNotice name={label} failure={state.failure} reload={state.reload} />
      )}
      <ChannelPicker label={label} channels={channels} {...field} />
    </div>
  );
}
