import { usePickableChannels } from './usePickableChannels';

/**
 * Names of the channels that content is limited to; dots while they are not known. `lcid` is a
 * Windows language identifier, `unknown` stands for one that was deleted.
 */
export function useChannelNames(
  links: readonly { ChannelTermId: string }[],
  lcid: number,
  unknown: string,
): string[] {
  const { channels } = usePickableChannels(lcid);
  return links.map(({ ChannelTermId }) =>
    channels ? (channels.find(({ id }) => id === ChannelTermId)?.name ?? unknown) : '…',
  );
}
