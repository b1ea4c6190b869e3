import { useTexts } from '../../texts/useTexts';
import { NamePicker, type NamePickerProps, type PickableName } from './NamePicker';

export type PickableChannel = PickableName;

interface ChannelPickerProps extends Omit<NamePickerProps, 'names' | 'words'> {
  /** Left out while they are not known. */
  channels: readonly PickableChannel[] | undefined;
  /** None can be chosen before the person follows some. */
  hasToFollow?: boolean;
  /** Where something else than channels is chosen. */
  words?: Omit<NamePickerProps['words'], 'remove'>;
}

/** Chooses channels, or something else that editors give to content. */
export function ChannelPicker({ channels, hasToFollow, words, ...picker }: ChannelPickerProps) {
  const { forms } = useTexts('editing');
  const own = {
    choose: forms.chooseChannels,
    none: forms.noChannel,
    empty: hasToFollow ? forms.noFollowedChannels : forms.noPickableChannels,
    unknown: forms.unknownChannel,
  };
  return (
    <NamePicker {...picker} names={channels} words={{ ...(words ?? own), remove: forms.remove }} />
  );
}
