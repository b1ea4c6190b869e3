import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../../texts/useTexts';
import { Disclosure } from '../../../ui/Disclosure';
import { stacked } from '../../../ui/style/layout';

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalS),
    maxWidth: '80ch',
    color: tokens.colorNeutralForeground2,
  },
});

/** Explains channels, headings and order to who edits the menu (FIND-04). */
export function MenuHelp() {
  const styles = useStyles();
  const { help } = useTexts('menuEditor');
  return (
    <Disclosure summary={help.title} isNeeded>
      <div className={styles.root}>
        <Text>{help.headings}</Text>
        <Text>{help.channels}</Text>
        <Text>{help.order}</Text>
      </div>
    </Disclosure>
  );
}
