import { useRef } from 'react';
import { Button, makeStyles } from '@fluentui/react-components';
import { CommentAddRegular } from '@fluentui/react-icons/svg/comment-add';
import { maxAnswerLength } from '#shared/rules/calendar/dayEvents';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import type { AnswerDraft } from './useAnswerDrafts';
import { fingerHeight } from '../../../ui/style/layout';

const useStyles = makeStyles({
  open: {
    alignSelf: 'flex-start',
    marginInlineStart: '-12px',
    ...fingerHeight,
  },
  field: { maxWidth: '40rem' },
});

interface AnswerCommentProps {
  draft: AnswerDraft;
  isBusy: boolean;
}

/** A few words to the organizer; the answer that is pressed next takes them along. */
export function AnswerComment({ draft: { comment, write }, isBusy }: AnswerCommentProps) {
  const styles = useStyles();
  const texts = useTexts('myDay').comment;
  const locale = useLocale();
  const isWanted = useRef(false);
  if (comment === undefined)
    return (
      <Button
        appearance="transparent"
        icon={<CommentAddRegular />}
        className={styles.open}
        disabledFocusable={isBusy}
        onClick={() => {
          isWanted.current = true;
          write('');
        }}
      >
        {texts.add}
      </Button>
    );
  return (
    <div className={styles.field}>
      <TextAreaField
        label={texts.label}
        hint={format(texts.hint, { max: maxAnswerLength.toLocaleString(locale) })}
        rows={2}
        value={comment}
        onChange={write}
        maxLength={maxAnswerLength}
        readOnly={isBusy}
        area={(element) => {
          if (isWanted.current) element?.focus();
          isWanted.current = false;
        }}
      />
    </div>
  );
}
