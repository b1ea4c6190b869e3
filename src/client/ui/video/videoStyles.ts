import { makeStyles, tokens } from '@fluentui/react-components';

/** The place of a video, before it plays. */
export const useVideoStyles = makeStyles({
  host: {
    position: 'absolute',
    insetInlineStart: tokens.spacingHorizontalM,
    bottom: tokens.spacingVerticalS,
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: '#ffffff',
    backgroundColor: 'rgba(0, 0, 0, 0.72)',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    pointerEvents: 'none',
    // No part of a text that is copied.
    '::after': { content: 'attr(data-host)' },
  },
});
