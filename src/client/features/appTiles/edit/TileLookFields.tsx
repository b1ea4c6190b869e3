import {
  ColorSwatch,
  Field,
  SwatchPicker,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { TextCaseTitleRegular } from '@fluentui/react-icons/svg/text-case-title';
import { tileColour, tileColours, type TileColourName } from '#shared/rules/widgets/appTiles';
import { useTexts } from '../../../texts/useTexts';
import { fingers, square, stacked } from '../../../ui/style/layout';
import { TileFace } from '../TileFace';
import { tileIcons, type TileIconName } from '../tileIcons';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXXL,
  },
  fields: { ...stacked(tokens.spacingVerticalL), flex: '1 1 300px', minWidth: 0 },
  swatches: {
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    // Fluent places the icon absolutely: without this it stays where it is as the form scrolls.
    '& > button': { position: 'relative', [fingers]: square('44px') },
    // A black swatch would not be seen on a dark page.
    '& > [aria-checked="false"]:not(:hover)': {
      boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStrokeAccessible}`,
    },
  },
  preview: { ...stacked(tokens.spacingVerticalXS), alignItems: 'center', width: '6.5rem' },
  title: { width: '100%', textAlign: 'center', overflowWrap: 'anywhere' },
});

/** Stands for "none chosen" among the swatches. */
const none = 'none';

export interface TileLook {
  Title: string;
  IconClass: string | null;
  IconUrl: string | null;
  ColorHexCode: string | null;
  ColorClass: string | null;
}

interface TileLookFieldsProps {
  look: TileLook;
  onChange: (changed: Partial<Pick<TileLook, 'IconClass' | 'ColorHexCode' | 'ColorClass'>>) => void;
}

/** The colour and the icon of a tile, beside what it will look like. */
export function TileLookFields({ look, onChange }: TileLookFieldsProps) {
  const styles = useStyles();
  const texts = useTexts('apps');
  const ownColour =
    look.ColorHexCode && !Object.values<string>(tileColours).includes(look.ColorHexCode)
      ? look.ColorHexCode
      : undefined;
  return (
    <div className={styles.root}>
      <div className={styles.fields}>
        <Field label={texts.form.colour}>
          <SwatchPicker
            className={styles.swatches}
            aria-label={texts.form.colour}
            shape="rounded"
            selectedValue={
              look.ColorHexCode ?? tileColours[look.ColorClass as TileColourName] ?? none
            }
            onSelectionChange={(_, { selectedValue }) =>
              onChange({
                ColorHexCode: selectedValue === none ? null : selectedValue,
                ColorClass: null,
              })
            }
          >
            <ColorSwatch
              value={none}
              color={tileColour({ ...look, ColorHexCode: null, ColorClass: null }).background}
              aria-label={texts.form.automatic}
              icon={<TextCaseTitleRegular color="#ffffff" />}
            />
            {(Object.keys(tileColours) as TileColourName[]).map((name) => (
              <ColorSwatch
                key={name}
                value={tileColours[name]}
                color={tileColours[name]}
                aria-label={texts.colours[name]}
              />
            ))}
            {ownColour && (
              <ColorSwatch value={ownColour} color={ownColour} aria-label={ownColour} />
            )}
          </SwatchPicker>
        </Field>
        <IconField look={look} onChange={onChange} />
      </div>
      <div className={styles.preview} role="group" aria-label={texts.form.preview}>
        <TileFace tile={look} />
        <Text size={200} className={styles.title}>
          {look.Title}
        </Text>
      </div>
    </div>
  );
}

function IconField({ look, onChange }: TileLookFieldsProps) {
  const styles = useStyles();
  const texts = useTexts('apps');
  const { background, text } = tileColour(look);
  return (
    <Field label={texts.form.icon}>
      <SwatchPicker
        className={styles.swatches}
        aria-label={texts.form.icon}
        shape="rounded"
        size="large"
        selectedValue={look.IconClass ?? none}
        onSelectionChange={(_, { selectedValue }) =>
          onChange({ IconClass: selectedValue === none ? null : selectedValue })
        }
      >
        <ColorSwatch
          value={none}
          color={background}
          aria-label={texts.form.initials}
          icon={<TextCaseTitleRegular color={text} />}
        />
        {(Object.keys(tileIcons) as TileIconName[]).map((name) => {
          const Icon = tileIcons[name];
          return (
            <ColorSwatch
              key={name}
              value={name}
              color={background}
              aria-label={texts.icons[name]}
              icon={<Icon color={text} />}
            />
          );
        })}
      </SwatchPicker>
    </Field>
  );
}
