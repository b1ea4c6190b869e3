import { teamsHighContrastTheme, type Theme } from '@fluentui/react-components';
import { lightTheme } from './themes';

/** Letters stay those of the other themes, so that nothing wraps differently. */
export const highContrastTheme: Theme = {
  ...teamsHighContrastTheme,
  fontFamilyBase: lightTheme.fontFamilyBase,
  fontFamilyNumeric: lightTheme.fontFamilyNumeric,
  // Fluent's are the white of its texts: what is being loaded would be the brightest of the page.
  colorNeutralStencil1: '#3d3d3d',
  colorNeutralStencil2: '#575757',
};
