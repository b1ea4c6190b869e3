import { teamsHighContrastTheme, type Theme } from '@fluentui/react-components';
import { lightTheme } from './themes';

/** Letters stay those of the other themes, so that nothing wraps differently. */
export const highContrastTheme: Theme = {
  ...teamsHighContrastTheme,
  fontFamilyBase: lightTheme.fontFamilyBase,
  fontFamilyNumeric: lightTheme.fontFamilyNumeric,
};
