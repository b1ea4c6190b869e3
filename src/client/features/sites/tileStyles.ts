import { makeStyles, tokens } from '@fluentui/react-components';
import { around } from '#shared/rules/values/certain';
import { textHash } from '#shared/rules/values/textHash';
import { square } from '../../ui/style/layout';

/** The letters of a site on a colour: an avatar that costs little where there are many. */
export const useTileStyles = makeStyles({
  root: {
    ...square('40px'),
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  colour0: {
    backgroundColor: tokens.colorPaletteBlueBackground2,
    color: tokens.colorPaletteBlueForeground2,
  },
  colour1: {
    backgroundColor: tokens.colorPaletteTealBackground2,
    color: tokens.colorPaletteTealForeground2,
  },
  colour2: {
    backgroundColor: tokens.colorPalettePurpleBackground2,
    color: tokens.colorPalettePurpleForeground2,
  },
  colour3: {
    backgroundColor: tokens.colorPaletteForestBackground2,
    color: tokens.colorPaletteForestForeground2,
  },
  colour4: {
    backgroundColor: tokens.colorPaletteMagentaBackground2,
    color: tokens.colorPaletteMagentaForeground2,
  },
  colour5: {
    backgroundColor: tokens.colorPaletteBrassBackground2,
    color: tokens.colorPaletteBrassForeground2,
  },
  colour6: {
    backgroundColor: tokens.colorPalettePumpkinBackground2,
    color: tokens.colorPalettePumpkinForeground2,
  },
  colour7: {
    backgroundColor: tokens.colorPaletteSteelBackground2,
    color: tokens.colorPaletteSteelForeground2,
  },
});

const colours = [
  'colour0',
  'colour1',
  'colour2',
  'colour3',
  'colour4',
  'colour5',
  'colour6',
  'colour7',
] as const;

/** The same site has the same colour everywhere. */
export function tileColour(title: string): (typeof colours)[number] {
  return around(colours, textHash(title));
}
