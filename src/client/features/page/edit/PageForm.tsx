import { useState } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trouble } from '../../../editing/form/EditorForm';
import { usePageFields } from '../../../editing/form/pageFields';
import { UnseenProblem, useUnseenProblem } from '../../../editing/form/UnseenProblem';
import { useTexts } from '../../../texts/useTexts';
import { useIsAtLeast } from '../../../ui/useBreakpoint';
import { ReadinessScope } from '../../../ui/form/readiness';
import type { FormPart } from '../../../ui/form/useForm';
import { presentDate } from '../../../platform/presentTime';
import { useStable } from '../../../platform/useStable';
import { CopyNotice } from './copies/CopyNotice';
import { EditorBar } from './EditorBar';
import { jumpTo } from './publish/jumpTo';
import { OtherCopyNotice } from './copies/OtherCopyNotice';
import { OtherEditors } from './copies/OtherEditors';
import { PageCanvas } from './PageCanvas';
import { PageSettings } from './PageSettings';
import type { PageValues } from './pageValues';
import { PublishDialog } from './publish/PublishDialog';
import { PreviewDialog } from './preview/PreviewDialog';
import { SettingsPanel, settingFields } from './SettingsPanel';
import { useBesideText } from './useBesideText';
import { usePageForm, type PageFormStart } from './usePageForm';

const useStyles = makeStyles({
  // As high as the bar: whatever stays in sight below it begins there.
  form: {
    '--editor-bar': '57px',
    '@media (max-width: 767.98px)': { '--editor-bar': '84px' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
    maxWidth: '1008px',
    margin: '0 auto',
  },
  withPanel: { gridTemplateColumns: 'minmax(0, 1fr) 340px', maxWidth: '1372px' },
  trouble: { maxWidth: '1008px', margin: `0 auto ${tokens.spacingVerticalM}` },
});

/** The values, errors and changes that the parts of the form share. */
export type PageFormPart = FormPart<PageValues>;

interface PageFormProps extends PageFormStart {
  /** It is still being asked whether this is what is written on. */
  isWaiting?: boolean;
}

/** A page as it is written: its text first, its settings beside it. Spec: content §2. */
export function PageForm({ isWaiting = false, ...start }: PageFormProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const fields = usePageFields();
  const isBeside = useIsAtLeast('xl');
  // Beside the text the settings stay until they are closed; as a sheet they open only on request.
  const [isBesideOpen, setBesideOpen] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isPanelOpen, setPanelOpen] = isBeside
    ? [isBesideOpen, setBesideOpen]
    : [isSheetOpen, setSheetOpen];
  const [asked, setAsked] = useState<'preview' | 'publishing'>();
  const { editor, copy, discard, takeOther, leave } = usePageForm(start);
  const { page, found } = start;
  const { form } = editor;
  const { element, values, errors, change, isChanged, isSaving } = form;
  const part = { values, errors, change };
  const problem = useUnseenProblem(form, fields);
  const beside = useBesideText(part);
  const next = () => element.current?.querySelector('textarea');
  const close = () => setAsked(undefined);
  const actions = {
    togglePanel: useStable(() => setPanelOpen(!isPanelOpen)),
    leave: useStable(leave),
    save: useStable(form.submit),
    preview: useStable(() => setAsked('preview')),
    publish: useStable(() => form.check() && setAsked('publishing')),
  };
  useOpensForErrors(part, () => setPanelOpen(true));
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      inert={isWaiting}
      aria-busy={isWaiting}
      onSubmit={(event) => event.preventDefault()}
    >
      <EditorBar
        {...{ page, isPanelOpen, isChanged, isSaving, ...actions }}
        date={values.PublishingDate}
        status={copy.status}
      />
      <div className={styles.trouble}>
        {page && <OtherEditors id={page.Id} />}
        <CopyNotice
          {...{ found, copy, isChanged, discard, next }}
          isPublished={Boolean(page?.PublishingDate)}
        />
        <OtherCopyNotice copy={copy} take={takeOther} next={next} />
        <Trouble editor={editor} name={texts.page} fields={fields} cancel={leave} />
        <UnseenProblem problem={problem} />
      </div>
      <div className={mergeClasses(styles.columns, isBeside && isPanelOpen && styles.withPanel)}>
        <ReadinessScope value={form.readiness}>
          <PageCanvas {...part} {...{ beside, isWaiting }} isNew={page === undefined} />
          <SettingsPanel isOpen={isPanelOpen} isBeside={isBeside} close={() => setPanelOpen(false)}>
            <PageSettings {...beside} id={page?.Id} />
          </SettingsPanel>
        </ReadinessScope>
      </div>
      {asked === 'preview' && <PreviewDialog page={page} values={values} close={close} />}
      {asked === 'publishing' && (
        <PublishDialog
          {...{ page, values }}
          jump={(finding) => jumpTo(finding, element.current)}
          openSettings={() => setPanelOpen(true)}
          close={close}
          publish={(PublishingDate) => form.saveWith({ PublishingDate })}
          publishNow={() => form.saveAs(publishedNow)}
        />
      )}
    </form>
  );
}

/** Not a date of the page until it is stored: another attempt is at another time. */
const publishedNow = () => ({ PublishingDate: presentDate().toISOString() });

/** A setting that is wrong is to be seen, whatever is closed. */
function useOpensForErrors({ errors }: PageFormPart, open: () => void): void {
  const wrong = settingFields.filter((field) => errors[field] !== undefined).join();
  const [seen, setSeen] = useState(wrong);
  if (wrong === seen) return;
  setSeen(wrong);
  if (wrong !== '') open();
}
