import { useEffect, useState } from 'react';
import { mobileBelow } from '#shared/rules/widgets/reportFrames';

/** Milliseconds that a resize must be over (KPI-08). */
const pause = 300;

/**
 * Whether reports and charts take their mobile layout (KPI-07). What is costly to lay out again
 * does so once, when the resize is over.
 */
export function useMobileLayout(): boolean {
  const [isMobile, setMobile] = useState(() => window.innerWidth < mobileBelow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setMobile(window.innerWidth < mobileBelow);
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    };
    // A page that is shown again did not see the window change.
    look();
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return isMobile;
}
