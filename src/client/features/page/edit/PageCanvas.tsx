import { Field, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { kindOfPage } from '#shared/rules/pages/pageTypes';
import { HtmlInput } from '../../../editing/form/HtmlInput';
import { useTexts } from '../../../texts/useTexts';
import { stacked } from '../../../ui/style/layout';
import { fieldOf } from '../../../ui/form/useForm';
import { usePageStyles } from '../pageStyles';
import { BannerField } from './BannerField';
import type { PageFormPart } from './PageForm';
import { TitleField } from './TitleField';
import type { BesideText } from './useBesideText';
import { useLinkNote } from './publish/useLinkNote';

const useStyles = makeStyles({
  head: { ...stacked(), marginBottom: tokens.spacingVerticalXL },
  sheet: { marginInline: 0, maxWidth: 'none' },
});

interface PageCanvasProps extends PageFormPart {
  beside: BesideText;
  isNew: boolean;
  isWaiting: boolean;
}

/** The parts of a page that are read, edited where they will be: title, banner, text. */
export function PageCanvas({ beside, isNew, isWaiting, ...form }: PageCanvasProps) {
  const { values, errors, change } = form;
  const styles = useStyles();
  const frame = usePageStyles();
  const texts = useTexts('pageEditor');
  const linkNote = useLinkNote(values);
  return (
    <div className={mergeClasses(frame.sheet, styles.sheet)}>
      <div className={mergeClasses(frame.column, styles.head)}>
        <TitleField kind={kindOfPage(values)} {...fieldOf(form, 'Title')} autoFocus={isNew} />
      </div>
      <BannerField {...beside} />
      <div className={frame.column}>
        <Field validationMessage={errors.Content}>
          {() => (
            <HtmlInput
              isCanvas
              isWaiting={isWaiting}
              name={texts.text}
              html={values.Content}
              linkNote={linkNote}
              isInvalid={errors.Content !== undefined}
              onChange={(Content) => change({ Content })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
