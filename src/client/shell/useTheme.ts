import { useEffect, useState } from 'react';
import type { Theme } from '@fluentui/react-components';
import { useHostState } from '../host/useHostState';
import { useIsDark } from '../host/useIsDark';
import { useMedia } from '../platform/useMedia';
import { darkTheme, lightTheme } from '../ui/style/themes';

/**
 * The theme that the host shows, else the one that the system asks for: high contrast, dark or
 * light; follows changes (TEAMS-15).
 */
export function useTheme(): Theme {
  const { theme } = useHostState();
  const isDark = useIsDark();
  const isPrinted = useMedia('print');
  const isForced = useMedia('(forced-colors: active)') || theme === 'contrast';
  const [highContrast, setHighContrast] = useState<Theme>();
  useEffect(() => {
    if (isForced)
      void import('../ui/style/highContrastTheme').then((loaded) =>
        setHighContrast(loaded.highContrastTheme),
      );
  }, [isForced]);
  // Paper is white.
  if (isPrinted) return lightTheme;
  // Until it has loaded nothing looks wrong: the system itself forces its colours, and the dark
  // theme is near to the host's.
  if (isForced && highContrast) return highContrast;
  return isDark ? darkTheme : lightTheme;
}
