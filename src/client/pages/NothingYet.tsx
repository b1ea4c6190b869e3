import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';
import { TextLink } from '../ui/TextLink';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({
  title: { margin: 0 },
  root: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: tokens.spacingVerticalS, padding: '64px 16px', textAlign: 'center', color: tokens.colorNeutralForeground2 },
});

/** A page that has its place in the portal and no content yet. */
export function NothingYet({ title }: { title: string }) {
  const styles = useStyles();
  const { teams } = useTexts();
  return (
    <PageFrame>
      <Title1 as="h1" className={styles.title}>{title}</Title1>
      <div className={styles.root}>
        <Text size={500} weight="semibold">{teams.nothingYet}</Text>
        <TextLink inline to="/">{teams.goToToday}</TextLink>
      </div>
    </PageFrame>
  );
}
