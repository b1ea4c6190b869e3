import { useEffect, useRef, useState } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { localDay } from '#shared/rules/time/localDays';
import { useSession } from '../../../data/session/session';
import { lazyPart } from '../../../loading/lazyPart';
import { leftOut, Part } from '../../../loading/Part';
import { onLookedAt } from '../../../platform/moments';
import { presentDate } from '../../../platform/presentTime';
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
  const [hasRoom, setHasRoom] = useState(() => expectsStrip(session));
  const arrangedOn = useRef(localDay(presentDate()));
  useEffect(() => {
    const arrange = () => {
      arrangedOn.current = localDay(presentDate());
      setHasRoom(expectsStrip(session));
    };
    const isNewDay = () => arrangedOn.current !== localDay(presentDate());
    // Nobody sees it move.
    const arrangeHidden = () => document.hidden && arrange();
    document.addEventListener('visibilitychange', arrangeHidden);
    const stopLooking = onLookedAt(() => isNewDay() && arrange());
    return () => {
      document.removeEventListener('visibilitychange', arrangeHidden);
      stopLooking();
    };
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
