import { makeStyles, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { newsCenterSite } from '../../data/sharePoint/newsCenterNews';
import { useSession } from '../../data/session/session';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';

const useStyles = makeStyles({
  root: { margin: `${tokens.spacingVerticalL} 0 0`, textAlign: 'center' },
});

/** Where news is, for those who find none here: Today shows SharePoint's alone (NEWS-31). */
export function SharePointNews() {
  const styles = useStyles();
  const texts = useTexts('pageCenter');
  const { opensInNewTab } = useTexts().widgets;
  const opensNewTab = useOpensNewTab();
  const { settings, config } = useSession();
  return (
    <p className={styles.root}>
      {texts.elsewhere}{' '}
      <TextLink
        inline
        to={newsCenterSite(settings, config)}
        opensNewTab={opensNewTab}
        label={opensNewTab ? format(opensInNewTab, { title: texts.readElsewhere }) : undefined}
      >
        {texts.readElsewhere}
      </TextLink>
    </p>
  );
}
