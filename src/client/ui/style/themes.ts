import {
  createDarkTheme,
  createLightTheme,
  type BrandVariants,
  type Theme,
} from '@fluentui/react-components';

/**
 * Deep sea: the product's own colour, from almost black to almost white. White text on 80 has a
 * contrast of 5.6.
 */
const deepSea: BrandVariants = {
  10: '#021318',
  20: '#05232d',
  30: '#073241',
  40: '#083f53',
  50: '#094c64',
  60: '#0a5975',
  70: '#0a6480',
  80: '#0b7090',
  90: '#2a82a0',
  100: '#4593b0',
  110: '#5fa5bf',
  120: '#7ab6cd',
  130: '#95c7da',
  140: '#b1d8e7',
  150: '#cde8f2',
  160: '#e8f6fa',
};

/**
 * Surfaces are a little cool, so that pictures and the brand colour stand out. The static start
 * picture in index.html has the same values.
 */
export const lightTheme: Theme = {
  ...createLightTheme(deepSea),
  colorNeutralBackground2: '#fafbfc',
  colorNeutralBackground3: '#f5f7f8',
  colorNeutralStroke2: '#e1e5e8',
};

export const darkTheme: Theme = {
  ...createDarkTheme(deepSea),
  colorNeutralBackground1: '#1f272c',
  colorNeutralBackground1Hover: '#293339',
  colorNeutralBackground1Pressed: '#161c20',
  colorNeutralBackground1Selected: '#2d373e',
  colorNeutralBackground2: '#1b2227',
  colorNeutralBackground3: '#141a1e',
  colorNeutralStroke2: '#2c353b',
  colorBrandForeground1: deepSea[120],
  colorBrandForeground2: deepSea[130],
  colorBrandForegroundLink: deepSea[120],
  colorBrandForegroundLinkHover: deepSea[130],
  colorCompoundBrandForeground1: deepSea[120],
  colorCompoundBrandStroke: deepSea[110],
};
