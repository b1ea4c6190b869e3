import { useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../../texts/useTexts';
import { stacked } from '../../../ui/layout';
import { PersonField } from '../PersonField';
import { usePagePerson } from '../usePagePerson';
import { useWhy } from './useWhy';
import { WhyState } from './WhyState';

const useStyles = makeStyles({
  root: {
    ...stacked(),
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** For editors: whether somebody else sees the page, and by which rule. */
export function WhySomebody({ id }: { id: number }) {
  const styles = useStyles();
  const { somebody } = useTexts('pageReading').why;
  const [upn, setUpn] = useState('');
  return (
    <div className={styles.root}>
      <PersonField label={somebody} value={upn} onChange={setUpn} />
      <div aria-live="polite">{upn !== '' && <AnswerFor key={upn} id={id} upn={upn} />}</div>
    </div>
  );
}

function AnswerFor({ id, upn }: { id: number; upn: string }) {
  const { somebody } = useTexts('pageReading').why;
  const { name } = usePagePerson(upn, null);
  return <WhyState state={useWhy(id, upn, somebody)} name={name || upn} />;
}
