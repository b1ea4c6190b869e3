import { Field, Switch, Text, makeStyles } from '@fluentui/react-components';
import {
  infoboxColourPattern,
  infoboxHeights,
  infoboxStyles,
  infoboxWidths,
  readableOn,
  type InfoboxHeight,
  type InfoboxStyle,
  type InfoboxWidth,
} from '#shared/rules/widgets/infoboxes';
import { useTexts } from '../../../texts/useTexts';
import { fieldGrid, stacked } from '../../../ui/style/layout';
import { ColourField } from './ColourField';
import { noColourYet } from './infoboxValues';
import type { InfoboxFormPart } from './InfoboxForm';
import { SelectInput } from '../../../ui/form/SelectInput';

const useStyles = makeStyles({
  root: stacked(),
  row: fieldGrid('160px'),
});

const brandLike = '#0b5c7d';

/** Style, width, height and own colours (INFOBOX-02, INFOBOX-07). */
export function LookFields({ values, errors, change }: InfoboxFormPart) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  return (
    <section className={styles.root} aria-label={texts.look}>
      <Text weight="semibold">{texts.look}</Text>
      <div className={styles.row}>
        <Field label={texts.style}>
          <SelectInput
            value={values.Style}
            onChange={(_, { value }) => change({ Style: value as InfoboxStyle })}
          >
            {infoboxStyles.map((style) => (
              <option key={style} value={style}>
                {texts.styles[style]}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={texts.widthField}>
          <SelectInput
            value={values.Width}
            onChange={(_, { value }) => change({ Width: value as InfoboxWidth })}
          >
            {infoboxWidths.map((width) => (
              <option key={width} value={width}>
                {texts.widths[width]}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={texts.height}>
          <SelectInput
            value={String(values.Height)}
            onChange={(_, { value }) => change({ Height: Number(value) as InfoboxHeight })}
          >
            {(Object.keys(infoboxHeights) as (keyof typeof infoboxHeights)[]).map((height) => (
              <option key={height} value={String(infoboxHeights[height])}>
                {texts.heights[height]}
              </option>
            ))}
          </SelectInput>
        </Field>
      </div>
      <OwnColours {...{ values, errors, change }} />
    </section>
  );
}

/** Colours of its own, instead of those of the style (INFOBOX-07). */
function OwnColours({ values, errors, change }: InfoboxFormPart) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const { TextBackgroundBanner: banner } = values;
  const [background = '', text] = banner === noColourYet ? [] : banner.split(';');
  const at = errorsAt(errors.TextBackgroundBanner, background, text);
  const setColours = (nextBackground: string, nextText: string | undefined) =>
    change({
      TextBackgroundBanner:
        nextText === undefined ? nextBackground || noColourYet : `${nextBackground};${nextText}`,
    });
  return (
    <>
      <Switch
        label={texts.ownColours}
        checked={banner !== ''}
        onChange={(_, { checked }) => change({ TextBackgroundBanner: checked ? brandLike : '' })}
      />
      {banner !== '' && (
        <>
          <div className={styles.row}>
            <ColourField
              label={texts.background}
              value={background}
              error={at.background}
              onChange={(next) => setColours(next, text)}
            />
            {text !== undefined && (
              <ColourField
                label={texts.foreground}
                value={text}
                error={at.text}
                onChange={(next) => setColours(background, next)}
              />
            )}
          </div>
          <Switch
            label={texts.automatic}
            checked={text === undefined}
            onChange={(_, { checked }) =>
              setColours(background, checked ? undefined : readable(background))
            }
          />
        </>
      )}
    </>
  );
}

/** The text colour to begin with: as it is read best, where the background is a colour at all. */
function readable(background: string): string {
  return isColour(background) ? readableOn(background) : '#000000';
}

function isColour(typed: string): boolean {
  return new RegExp(infoboxColourPattern).test(typed);
}

/** The error of both colours together, at the one that it is about. */
function errorsAt(error: string | undefined, background: string, text: string | undefined) {
  const isOfBackground = text === undefined || !isColour(background);
  const isOfText = text !== undefined && (isColour(background) || !isColour(text));
  return {
    background: isOfBackground ? error : undefined,
    text: isOfText ? error : undefined,
  };
}
