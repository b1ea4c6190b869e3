import { useEffect, useState } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { useSession } from '../../../data/session/session';
import { useDay } from '../../../data/useDay';
import { lazyPart } from '../../../loading/lazyPart';
import { leftOut, Part } from '../../../loading/Part';
import { expectsStrip, wantedParts } from './stripRoom';

const TodayStrip = lazyPart(() => import('./TodayStrip'), 'TodayStrip');

const useStyles = makeStyles({
  // As high as the strip, which comes after the news.
  room: {
    height: '36px',
    marginTop: '-8px',
    marginBottom: '20px',
    '@media (max-width: 767.98px)': {
      height: '44px',
      marginTop: '-16px',
      marginBottom: '8px',
    },
  },
});

/**
 * The line below the title of Today for what concerns the person now. Its room is kept before
 * anything of it is known, or it waits until nothing moves by it.
 */
export function StripPlace({ isDue }: { isDue: boolean }) {
  const styles = useStyles();
  const session = useSession();
  const day = useDay();
  const arrange = () => ({ day, hasRoom: expectsStrip(session) });
  const [arranged, setArranged] = useState(arrange);
  const { hasRoom } = arranged;
  if (arranged.day !== day) setArranged(arrange());
  useEffect(() => {
    // Nobody sees it move.
    const arrangeHidden = () =>
      document.hidden && setArranged((last) => ({ ...last, hasRoom: expectsStrip(session) }));
    document.addEventListener('visibilitychange', arrangeHidden);
    return () => document.removeEventListener('visibilitychange', arrangeHidden);
  }, [session]);
  if (wantedParts(session).length === 0) return null;
  return (
    <div className={hasRoom ? styles.room : undefined} hidden={!hasRoom}>
      {isDue && (
        <Part failed={leftOut}>
          <TodayStrip />
        </Part>
      )}
    </div>
  );
}
