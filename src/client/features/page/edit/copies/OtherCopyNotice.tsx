import type { WorkingCopyState } from '../../../../data/workingCopies/useWorkingCopy';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../../../texts/useLocale';
import { useTexts } from '../../../../texts/useTexts';
import { dateWords } from '../../../../ui/text/dateWords';
import { EditorNotice } from './EditorNotice';

interface OtherCopyNoticeProps {
  copy: WorkingCopyState;
  /** Goes on with the other; what stands in the form is the other then. */
  take: () => void;
  /** Finds where to write on. */
  next: () => HTMLElement | null | undefined;
}

/** That the same page was written on elsewhere: neither text goes before it is given up. */
export function OtherCopyNotice({ copy: { other, offer }, take, next }: OtherCopyNoticeProps) {
  const texts = useTexts('pageEditor');
  const locale = useLocale();
  if (!other) return null;
  const time = dateWords(new Date(other.Written), 'full', { locale, now: new Date() });
  return (
    <EditorNotice
      intent="warning"
      text={format(texts.otherCopy, { time })}
      next={next}
      actions={[
        { label: texts.takeOther, run: take },
        {
          label: texts.discardOther,
          asks: texts.discardOtherTitle,
          run: () => offer(undefined),
        },
      ]}
    />
  );
}
