import { Field, Text, makeStyles } from '@fluentui/react-components';
import { HtmlInput } from '../../../editing/form/HtmlInput';
import { useTexts } from '../../../texts/useTexts';
import { stacked } from '../../../ui/style/layout';
import { TextField } from '../../../ui/form/TextField';
import { fieldOf } from '../../../ui/form/useForm';
import type { TileFormPart } from './tileFormPart';

const useStyles = makeStyles({ root: stacked() });

/** The introduction of the app, and the address that counts its unread items. */
export function TileIntroductionFields(form: TileFormPart) {
  const { values, errors, change } = form;
  const styles = useStyles();
  const own = useTexts('appEditor');
  return (
    <section className={styles.root} aria-label={own.presentation}>
      <Text weight="semibold">{own.presentation}</Text>
      <Field label={own.text} hint={own.textHint} validationMessage={errors.Introduction}>
        {() => (
          <HtmlInput
            name={own.text}
            html={values.Introduction}
            onChange={(Introduction) => change({ Introduction })}
            isInvalid={errors.Introduction !== undefined}
          />
        )}
      </Field>
      <TextField
        label={own.video}
        hint={own.videoHint}
        value={values.IntroductionVideo}
        error={errors.IntroductionVideo}
        onChange={(IntroductionVideo) => change({ IntroductionVideo: IntroductionVideo.trim() })}
      />
      {!values.IsSmartLink && (
        <TextField
          label={own.counter}
          hint={own.counterHint}
          type="url"
          {...fieldOf(form, 'IntegrationEndpointUrl')}
        />
      )}
    </section>
  );
}
