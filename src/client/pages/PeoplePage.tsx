import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { isExternal } from '#shared/rules/people/people';
import { FindColleagues } from '../features/people/FindColleagues';
import { useSession } from '../data/session/session';
import { useTexts } from '../texts/useTexts';
import { Skeleton } from '../ui/widget/Skeleton';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { WidgetPlaceholder } from '../ui/widget/WidgetPlaceholder';

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
 * Route /people: finds colleagues (PEOPLE-11) in Microsoft 365; without a licence in the portal's
 * own list, where the organisation has switched it on, and not for guests.
 */
export function PeoplePage() {
  const styles = useStyles();
  const { licensed, isLicenceKnown, settings, person } = useSession();
  const { find } = useTexts('people');
  const isListed =
    settings.findColleaguesWithoutLicence && !isExternal({ userPrincipalName: person.upn });
  const introduction = isListed ? find.introductionOfOwn : find.unlicensed;
  const search = (
    <>
      <Text className={styles.introduction}>{licensed ? find.introduction : introduction}</Text>
      {(licensed || isListed) && (
        <WidgetBoundary name={find.heading}>
          <FindColleagues licensed={licensed} />
        </WidgetBoundary>
      )}
    </>
  );
  return (
    <>
      <Title1 as="h1" block className={styles.title}>
        {find.heading}
      </Title1>
      {isLicenceKnown ? (
        search
      ) : (
        <Skeleton aria-label={find.heading}>
          <WidgetPlaceholder height="100vh" hasHeading />
        </Skeleton>
      )}
    </>
  );
}
