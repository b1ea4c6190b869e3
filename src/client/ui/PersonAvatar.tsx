import { Avatar, type AvatarProps } from '@fluentui/react-components';
import { initials } from '#shared/rules/people/initials';
import { safeSource } from '#shared/rules/addresses/webAddress';
import { useBlobAddress, type LoadPicture } from '../platform/useBlobAddress';

interface PersonAvatarProps {
  name: string;
  size?: AvatarProps['size'];
  /** Address of the photo, where it is known. */
  photo?: string;
  /** How to read the photo; left out or failing: initials (PEOPLE-02). */
  loadPhoto?: LoadPicture;
}

/** A person's photo, or their initials. Decorative: the name stands beside it. */
export function PersonAvatar({ name, size = 36, photo, loadPhoto }: PersonAvatarProps) {
  const loaded = useBlobAddress(loadPhoto ?? null);
  const address = safeSource(photo ?? loaded);
  return (
    <Avatar
      aria-hidden
      color="colorful"
      idForColor={name}
      size={size}
      initials={initials(name)}
      image={address ? { src: address, alt: '' } : undefined}
    />
  );
}
