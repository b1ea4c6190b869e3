import { useSession } from '../../data/session/session';
import { lazyPart } from '../../loading/lazyPart';
import { leftOut, Part } from '../../loading/Part';
import { WhenVisible } from '../../ui/widget/WhenVisible';

const OwnerActions = lazyPart(() => import('./OwnerActions'), 'OwnerActions');

/**
 * A chat with the owner of a page and a call, beside their name: for people who have Teams, and not
 * for the owner.
 */
export function OwnerContact({ upn }: { upn: string }) {
  const { licensed, person } = useSession();
  if (!licensed || upn.toLowerCase() === person.upn.toLowerCase()) return null;
  return (
    <WhenVisible placeholder={null}>
      <Part failed={leftOut}>
        <OwnerActions upn={upn} />
      </Part>
    </WhenVisible>
  );
}
