import { useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';
import { stacked } from '../ui/style/layout';
import { PersonField } from './PersonField';
import { usePagePerson } from '../data/people/usePagePerson';
import { useWhy, type Targeted } from './useWhy';
import { WhyState } from './WhyState';

const useStyles = makeStyles({
  root: {
    ...stacked(),
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** For editors: whether somebody else sees it, and by which rule. */
export function WhySomebody({ thing }: { thing: Targeted }) {
  const styles = useStyles();
  const { somebody } = useTexts('why');
  const [upn, setUpn] = useState('');
  return (
    <div className={styles.root}>
      <PersonField label={somebody} value={upn} onChange={setUpn} />
      <div aria-live="polite">{upn !== '' && <AnswerFor key={upn} thing={thing} upn={upn} />}</div>
    </div>
  );
}

function AnswerFor({ thing, upn }: { thing: Targeted; upn: string }) {
  const { somebody } = useTexts('why');
  const { name } = usePagePerson(upn, null);
  return <WhyState kind={thing.kind} state={useWhy(thing, upn, somebody)} name={name || upn} />;
}
