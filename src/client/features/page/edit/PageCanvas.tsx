import { Field, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '../../../texts/useTexts';
import { stacked } from '../../../ui/layout';
import { RichTextInput } from '../../../ui/RichTextInput';
import { fieldOf } from '../../../ui/useForm';
import { usePageStyles } from '../pageStyles';
import { BannerField } from './BannerField';
import type { PageFormPart } from './PageForm';
import { TitleField } from './TitleField';

const useStyles = makeStyles({
  head: { ...stacked(), marginBottom: tokens.spacingVerticalXL },
  sheet: { marginInline: 0, maxWidth: 'none' },
});

/** What is read of a page, written where it will stand: title, banner, text. */
export function PageCanvas({ isNew, ...form }: PageFormPart & { isNew: boolean }) {
  const { values, errors, change } = form;
  const styles = useStyles();
  const frame = usePageStyles();
  const texts = useTexts('pageEditor');
  return (
    <div className={mergeClasses(frame.sheet, styles.sheet)}>
      <div className={mergeClasses(frame.column, styles.head)}>
        <TitleField {...fieldOf(form, 'Title')} autoFocus={isNew} />
      </div>
      <BannerField {...form} />
      <div className={frame.column}>
        <Field validationMessage={errors.Content}>
          {() => (
            <RichTextInput
              isCanvas
              name={texts.text}
              html={values.Content}
              isInvalid={errors.Content !== undefined}
              onChange={(Content) => change({ Content })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
