import { useEffect, useState } from 'react';
import type { Theme } from '@fluentui/react-components';
import { darkTheme, lightTheme } from './themes';
import { useMedia } from './useMedia';

/** The theme that the system asks for: high contrast, dark or light; follows changes. */
export function useSystemTheme(): Theme {
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const isForced = useMedia('(forced-colors: active)');
  const [highContrast, setHighContrast] = useState<Theme>();
  useEffect(() => {
    if (isForced) void import('./highContrastTheme').then((loaded) => setHighContrast(loaded.highContrastTheme));
  }, [isForced]);
  // Until it has loaded nothing looks wrong: the system itself forces its colours.
  if (isForced && highContrast) return highContrast;
  return isDark ? darkTheme : lightTheme;
}
