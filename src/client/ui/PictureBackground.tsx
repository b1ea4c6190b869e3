import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { backgroundKind } from '#shared/rules/news/newsPicture';

const rings = (foreground: string, at: string) =>
  `repeating-radial-gradient(circle at ${at}, transparent 0 26px, ` +
  `color-mix(in srgb, ${foreground} 16%, transparent) 26px 28px)`;
const glow = (foreground: string, at: string) =>
  `radial-gradient(circle at ${at}, color-mix(in srgb, ${foreground} 26%, transparent), transparent 65%)`;
const kind = (background: string, foreground: string, at: string) => ({
  backgroundColor: background,
  backgroundImage: `${rings(foreground, at)}, ${glow(foreground, at)}`,
});

const useStyles = makeStyles({
  // In forced colours it stays, as a picture does: its frame would be empty without it.
  root: { position: 'absolute', inset: 0, forcedColorAdjust: 'none' },
  navy: kind(tokens.colorPaletteNavyBackground2, tokens.colorPaletteNavyForeground2, '100% 100%'),
  teal: kind(tokens.colorPaletteTealBackground2, tokens.colorPaletteTealForeground2, '0% 100%'),
  steel: kind(tokens.colorPaletteSteelBackground2, tokens.colorPaletteSteelForeground2, '80% 0%'),
  seafoam: kind(
    tokens.colorPaletteSeafoamBackground2,
    tokens.colorPaletteSeafoamForeground2,
    '20% 110%',
  ),
  lavender: kind(
    tokens.colorPaletteLavenderBackground2,
    tokens.colorPaletteLavenderForeground2,
    '110% 30%',
  ),
  marigold: kind(
    tokens.colorPaletteMarigoldBackground2,
    tokens.colorPaletteMarigoldForeground2,
    '-10% 20%',
  ),
});
const kinds = ['navy', 'teal', 'steel', 'seafoam', 'lavender', 'marigold'] as const;

/** A calm coloured pattern in place of a picture, always the same for the same text. */
export function PictureBackground({ of }: { of: string }) {
  const styles = useStyles();
  return (
    <div
      aria-hidden
      data-background
      className={mergeClasses(styles.root, styles[kinds[backgroundKind(of, kinds.length)]!])}
    />
  );
}
