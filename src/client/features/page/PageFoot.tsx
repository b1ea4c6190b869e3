import { makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { DateText } from '../../ui/text/DateText';
import { PagePerson } from './PagePerson';
import type { ShownPage } from './usePage';
import { useHasLicence, useSession } from '../../data/session/session';
import { lazyPart } from '../../loading/lazyPart';
import { leftOut, Part } from '../../loading/Part';
import { WhenVisible } from '../../ui/widget/WhenVisible';

const OwnerActions = lazyPart(() => import('./OwnerActions'), 'OwnerActions');

/**
 * A chat with the owner of a page and a call, beside their name: for people who have Teams, and not
 * for the owner.
 */
function OwnerContact({ upn }: { upn: string }) {
  const { person } = useSession();
  if (!useHasLicence() || upn.toLowerCase() === person.upn.toLowerCase()) return null;
  return (
    <WhenVisible placeholder={null}>
      <Part failed={leftOut}>
        <OwnerActions upn={upn} />
      </Part>
    </WhenVisible>
  );
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXXL,
    rowGap: tokens.spacingVerticalL,
    marginTop: tokens.spacingVerticalXXXL,
    paddingTop: tokens.spacingVerticalXL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  owner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    minHeight: '40px',
  },
  modified: { color: tokens.colorNeutralForeground3 },
});

/** Who answers for the page, and who changed it when (PAGES-060). */
export function PageFoot({ page }: { page: ShownPage }) {
  const styles = useStyles();
  const texts = useTexts().page;
  const [beforeDate, afterDate] = texts.lastModified.split('{date}');
  const { OwnerUserUpnId: owner, OwnerUser, ModifiedByUser: modifiedBy } = page;
  return (
    <footer className={styles.root}>
      {owner && (
        <div className={styles.owner}>
          <PagePerson upn={owner} name={OwnerUser?.DisplayName ?? null} role={texts.owner} />
          <OwnerContact upn={owner} />
        </div>
      )}
      <PagePerson
        upn={page.ModifiedByUserUpnId}
        name={modifiedBy?.DisplayName ?? null}
        role={texts.lastModifiedBy}
      />
      <span className={styles.modified}>
        {beforeDate}
        <DateText value={page.Modified} style="day" />
        {afterDate}
      </span>
    </footer>
  );
}
