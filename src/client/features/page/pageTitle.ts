import { tokens } from '@fluentui/react-components';
import { hyphenated } from '../../ui/style/layout';

/** The title of a page, read or written. The build evaluates this file as plain JavaScript. */
export const pageTitle = Object.freeze({
  margin: 0,
  fontSize: '40px',
  lineHeight: '1.15',
  fontWeight: tokens.fontWeightSemibold,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  ...hyphenated,
  '@media (max-width: 767.98px)': Object.freeze({
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
  }),
});

/** The banner of a page: 42.85 % of its width high (PAGES-058). */
export const pageBanner = Object.freeze({
  aspectRatio: '1 / 0.4285',
  borderRadius: tokens.borderRadiusXLarge,
});

/** How wide it is on the sheet of a page. */
export const bannerSizes = '(max-width: 1007.98px) 100vw, 880px';
