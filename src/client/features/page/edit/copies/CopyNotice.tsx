import type { WorkingCopyState } from '../../../../data/workingCopies/useWorkingCopy';
import type { KeptCopy } from '../../../../data/workingCopies/workingCopies';
import { maxWorkingCopies } from '#shared/rules/pages/pageSize';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../../../texts/useLocale';
import { useTexts } from '../../../../texts/useTexts';
import { dateWords } from '../../../../ui/text/dateWords';
import { EditorNotice } from './EditorNotice';

interface CopyNoticeProps {
  /** The copy of an earlier visit, from which the form goes on. */
  found: KeptCopy | null;
  copy: WorkingCopyState;
  isChanged: boolean;
  isPublished: boolean;
  /** Makes the form as what is stored. */
  discard: () => void;
  /** Finds where to write on. */
  next: () => HTMLElement | null | undefined;
}

/**
 * Notices of the working copy: that the form goes on from one, that another window writes on it, or
 * that the server does not accept it.
 */
export function CopyNotice({
  found,
  copy,
  isChanged,
  isPublished,
  discard,
  next,
}: CopyNoticeProps) {
  const texts = useTexts('pageEditor');
  const { forms } = useTexts('editing');
  const locale = useLocale();
  const { status } = copy;
  if (status.state === 'elsewhere')
    return (
      <EditorNotice
        intent="warning"
        text={texts.elsewhere}
        actions={[{ label: texts.goOnHere, run: copy.goOn }]}
        next={next}
      />
    );
  const failure = status.state === 'kept' ? status.failure : undefined;
  if (failure?.status === 413) return <EditorNotice intent="warning" text={texts.copyTooLarge} />;
  // Of all that the form holds, the server refuses only one copy too many.
  if (failure?.fieldErrors?.['Body'])
    return (
      <EditorNotice
        intent="warning"
        text={format(texts.tooManyCopies, { max: String(maxWorkingCopies) })}
      />
    );
  if (!found || !isChanged) return null;
  const time = dateWords(new Date(found.Written), 'full', { locale, now: new Date() });
  return (
    <EditorNotice
      text={format(isPublished ? texts.resumedPublished : texts.resumed, { time })}
      actions={[{ label: texts.discard, asks: forms.unsavedTitle, run: discard }]}
    />
  );
}
