import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Button, makeStyles } from '@fluentui/react-components';
import { NewsRegular } from '@fluentui/react-icons/svg/news';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useNewsCenterAddress } from './useNewsCenterAddress';

const useStyles = makeStyles({ button: { minHeight: '44px' } });

/** "Go to the news center". */
export function NewsCenterButton() {
  const styles = useStyles();
  const texts = useTexts();
  const { address, isExternal, opensNewTab } = useNewsCenterAddress();
  const own = {
    href: useHref('/pages/news'),
    onClick: useLinkClickHandler<HTMLAnchorElement>('/pages/news'),
  };
  const tab = opensNewTab ? { target: '_blank', rel: 'noopener' } : {};
  const link = isExternal ? { href: safeAddress(address), ...tab } : own;
  const label = texts.news.goToNewsCenter;
  return (
    <Button
      as="a"
      {...link}
      className={styles.button}
      icon={isExternal ? <OpenRegular /> : <NewsRegular />}
      aria-label={opensNewTab ? format(texts.widgets.opensInNewTab, { title: label }) : undefined}
    >
      {label}
    </Button>
  );
}
