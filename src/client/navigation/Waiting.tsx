import { makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';

const useStyles = makeStyles({
  root: {
    paddingTop: '20vh',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
});

/** Stands in place of a page while its code or the right to open it is being fetched. */
export function Waiting() {
  return (
    <p role="status" className={useStyles().root}>
      {useTexts().shell.loading}
    </p>
  );
}
