import { benchStyle } from './benchStyle';
import { clientStyle } from './clientStyle';
import { colors } from './colors';
import { dialogStyle } from './dialogStyle';
import { feedStyle } from './feedStyle';
import { phoneStyle } from './phoneStyle';

/** The whole style sheet of the Teams host. */
export const hostStyle = [colors, benchStyle, clientStyle, dialogStyle, feedStyle, phoneStyle].join(
  '\n',
);
