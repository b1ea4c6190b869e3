import { useState } from 'react';
import { Checkbox, Field } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import type { Texts } from '../../texts/topics';
import { useTexts } from '../../texts/useTexts';
import { columnWidth } from '../text/columnWidth';
import { ImageField } from '../images/ImageField';
import { useOffered } from '../images/useOffered';
import { TextField } from '../form/TextField';
import { editorAddress } from './editorAddress';
import { PartDialog } from './PartDialog';
import { SelectInput } from '../form/SelectInput';

/** A picture of a text, by the attributes of its element. */
export interface WrittenPicture {
  src: string;
  /** Empty: it only decorates. */
  alt: string;
  /** Pixels; nothing: as wide as it is, or as its column. */
  width: string | null;
}

/** The known properties of a picture; without `alt`, nobody has described it yet. */
export type KnownPicture = { [Name in keyof WrittenPicture]?: WrittenPicture[Name] | undefined };

interface ImageDialogProps {
  initial: KnownPicture;
  /** It has no caption yet, and can have one. */
  asksCaption?: boolean;
  /** It is in the text already. */
  isThere?: boolean;
  /** Receives the picture to insert; the dialog is no longer needed. */
  insert: (picture: WrittenPicture, caption: string) => void;
  close: () => void;
}

/** Asks for a picture; a wrong address is refused with the reason and stays to be corrected. */
export function ImageDialog({
  initial,
  asksCaption = false,
  isThere = false,
  insert,
  close,
}: ImageDialogProps) {
  const { editor: texts, forms } = useTexts('editing');
  const [typed, setTyped] = useState(initial.src ?? '');
  const [alternative, setAlternative] = useState(initial.alt ?? '');
  const [isDecorative, setDecorative] = useState(initial.alt === '');
  const [width, setWidth] = useState(initial.width ?? null);
  const [caption, setCaption] = useState('');
  const offer = useOffered(alternative);
  const [wrong, setWrong] = useState<string>();
  const [isSilent, setSilent] = useState(false);
  const refusal = typed.trim() === '' ? forms.pictureRequired : texts.addressWrong;
  const submit = () => {
    const address = editorAddress(typed);
    if (!address || /^(mailto|tel):/i.test(address)) return setWrong(typed);
    if (!isDecorative && alternative.trim() === '') return setSilent(true);
    insert({ src: address, alt: isDecorative ? '' : alternative.trim(), width }, caption.trim());
  };
  return (
    <PartDialog
      title={isThere ? texts.changePicture : texts.insertPicture}
      accept={isThere ? texts.changePicture : texts.insert}
      submit={submit}
      close={close}
    >
      <ImageField
        label={texts.image}
        isRequired
        url={typed}
        error={wrong === typed ? refusal : undefined}
        onChange={(url, description) => {
          setTyped(url);
          setAlternative(offer(description));
        }}
      />
      {!isDecorative && (
        <TextField
          label={texts.alternative}
          isRequired
          value={alternative}
          error={isSilent && alternative.trim() === '' ? forms.required : undefined}
          onChange={setAlternative}
        />
      )}
      <Checkbox
        label={texts.decorative}
        checked={isDecorative}
        onChange={(_, { checked }) => setDecorative(checked === true)}
      />
      {asksCaption && (
        <TextField
          label={texts.caption}
          hint={texts.captionHint}
          value={caption}
          onChange={setCaption}
        />
      )}
      <Field label={texts.pictureWidth}>
        <SelectInput
          value={width ?? ''}
          onChange={(_, { value }) => setWidth(value === '' ? null : value)}
        >
          {widthsFor(initial.width).map((each) => (
            <option key={each} value={each}>
              {wordOf(each, texts)}
            </option>
          ))}
        </SelectInput>
      </Field>
    </PartDialog>
  );
}

/** Pixels, so that on a phone it is no smaller than it need be. */
const widths = {
  own: '',
  whole: String(columnWidth),
  half: String(columnWidth / 2),
  small: String(Math.round(columnWidth / 3)),
};

/** Those to choose from, with the one that it has. */
function widthsFor(present: string | null | undefined): string[] {
  const offered = Object.values(widths);
  return present && !offered.includes(present) ? [...offered, present] : offered;
}

function wordOf(width: string, { pictureWidths }: Texts['editing']['editor']): string {
  const known = (['own', 'whole', 'half', 'small'] as const).find((name) => widths[name] === width);
  return known ? pictureWidths[known] : format(pictureWidths.other, { width });
}
