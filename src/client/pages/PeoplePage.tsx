import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { FindColleagues } from '../features/people/FindColleagues';
import { useSession } from '../data/session/session';
import { useTexts } from '../texts/useTexts';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({
  title: { margin: `0 0 ${tokens.spacingVerticalXS}` },
  introduction: {
    display: 'block',
    marginBottom: tokens.spacingVerticalXL,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
});

/**
 * Route /people: finds colleagues (PEOPLE-11). The directory is Microsoft 365's, so that a licence
 * is needed.
 */
export function PeoplePage() {
  const styles = useStyles();
  const { licensed } = useSession();
  const { find } = useTexts('people');
  return (
    <PageFrame>
      <Title1 as="h1" block className={styles.title}>
        {find.heading}
      </Title1>
      <Text className={styles.introduction}>{licensed ? find.introduction : find.unlicensed}</Text>
      {licensed && (
        <WidgetBoundary name={find.heading}>
          <FindColleagues />
        </WidgetBoundary>
      )}
    </PageFrame>
  );
}
