import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Button, makeStyles } from '@fluentui/react-components';
import { NewsRegular } from '@fluentui/react-icons/svg/news';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { format } from '#shared/rules/values/format';
import { pageOf } from '../../platform/addresses/pageOf';
import { useTexts } from '../../texts/useTexts';
import { useNewsCenterAddress } from './useNewsCenterAddress';

const useStyles = makeStyles({ button: { minHeight: '44px' } });

/** "Go to the news center". */
export function NewsCenterButton() {
  const styles = useStyles();
  const texts = useTexts();
  const { address, opensNewTab } = useNewsCenterAddress();
  const page = opensNewTab ? undefined : pageOf(address);
  const own = {
    href: useHref(page ?? '/'),
    onClick: useLinkClickHandler<HTMLAnchorElement>(page ?? '/'),
  };
  const tab = opensNewTab ? { target: '_blank', rel: 'noopener' } : {};
  const link = page ? own : { href: safeAddress(address), ...tab };
  const label = texts.news.goToNewsCenter;
  return (
    <Button
      as="a"
      {...link}
      className={styles.button}
      icon={page ? <NewsRegular /> : <OpenRegular />}
      aria-label={opensNewTab ? format(texts.widgets.opensInNewTab, { title: label }) : undefined}
    >
      {label}
    </Button>
  );
}
