import { Field, Radio, RadioGroup, Textarea, makeStyles } from '@fluentui/react-components';
import { infoboxTypes, type InfoboxType } from '#shared/rules/widgets/infoboxes';
import { HtmlInput } from '../../../editing/form/HtmlInput';
import { useTexts } from '../../../texts/useTexts';
import { ImageField } from '../../../ui/images/ImageField';
import { fieldGrid, fingerRow } from '../../../ui/style/layout';
import { TextField } from '../../../ui/form/TextField';
import { ReadinessScope, useReadiness, useReadyCheck } from '../../../ui/form/readiness';
import { fieldOf } from '../../../ui/form/useForm';
import type { InfoboxFormPart } from './InfoboxForm';

const useStyles = makeStyles({
  group: { flexWrap: 'wrap' },
  radio: fingerRow,
  pair: fieldGrid(),
});

/**
 * The infobox's kind and the fields of its content: only those of the chosen kind show, and none
 * loses what was entered.
 */
export function KindFields(form: InfoboxFormPart) {
  const { values, errors, change } = form;
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const { Type } = values;
  const picture = useReadiness();
  useReadyCheck(picture.check);
  // Words about a picture, or one that is being uploaded, would be lost with its field.
  const choose = (next: InfoboxType) =>
    (next !== infoboxTypes.text || picture.check()) && change({ Type: next });
  return (
    <>
      <Field label={texts.type}>
        <RadioGroup
          className={styles.group}
          layout="horizontal"
          value={String(Type)}
          onChange={(_, data) => choose(Number(data.value) as InfoboxType)}
        >
          {(Object.keys(infoboxTypes) as (keyof typeof infoboxTypes)[]).map((kind) => (
            <Radio
              key={kind}
              className={styles.radio}
              value={String(infoboxTypes[kind])}
              label={texts.types[kind]}
            />
          ))}
        </RadioGroup>
      </Field>
      {Type === infoboxTypes.video && (
        <Field
          label={texts.video}
          required
          hint={texts.videoHint}
          validationMessage={errors.VideoEmbedCode}
        >
          <Textarea
            value={values.VideoEmbedCode}
            spellCheck={false}
            resize="vertical"
            onChange={(_, { value }) => change({ VideoEmbedCode: value })}
          />
        </Field>
      )}
      {Type !== infoboxTypes.text && (
        <ReadinessScope value={picture}>
          <ImageField
            label={Type === infoboxTypes.picture ? texts.picture : texts.poster}
            isRequired={Type === infoboxTypes.picture}
            url={values.PictureUrl}
            error={errors.PictureUrl}
            onChange={(PictureUrl) => change({ PictureUrl })}
          />
        </ReadinessScope>
      )}
      <Field label={texts.text} validationMessage={errors.Content}>
        {() => (
          <HtmlInput
            name={texts.text}
            html={values.Content}
            isInvalid={errors.Content !== undefined}
            onChange={(Content) => change({ Content })}
          />
        )}
      </Field>
      {Type !== infoboxTypes.video && (
        <div className={styles.pair}>
          <TextField label={texts.linkUrl} type="url" {...fieldOf(form, 'LinkUrl')} />
          <TextField
            label={texts.linkDescription}
            {...fieldOf(form, 'LinkDescription', ['LinkUrl'])}
          />
        </div>
      )}
    </>
  );
}
