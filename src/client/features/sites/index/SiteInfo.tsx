import { useRef } from 'react';
import { Button, makeStyles } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import type { VisitedSite } from '#shared/rules/sites/visitedSites';
import type { SiteGroup } from '../../../data/sharePoint/siteDetails';
import { lazyPart } from '../../../loading/lazyPart';
import { Part } from '../../../loading/Part';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { useCardOpening } from '../../../ui/useCardOpening';
import { fingerSquare } from '../../../ui/style/layout';

const CardPopover = lazyPart(() => import('../../../ui/CardPopover'), 'CardPopover');
const SiteDetailsPanel = lazyPart(() => import('./SiteDetailsPanel'), 'SiteDetailsPanel');

const useStyles = makeStyles({
  button: fingerSquare,
});

interface SiteInfoProps {
  site: VisitedSite;
  /** Where it is known. */
  group: SiteGroup | undefined;
}

/** Opens what is known of a site: by resting the mouse on it, a press, a touch, Enter or Space. */
export function SiteInfo({ site, group }: SiteInfoProps) {
  const styles = useStyles();
  const { about } = useTexts('collaboration').details;
  const label = format(about, { title: site.Title });
  const button = useRef<HTMLButtonElement>(null);
  const { opening, press, close, rest } = useCardOpening();
  return (
    <>
      <Button
        ref={button}
        appearance="transparent"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opening !== undefined}
        icon={<InfoRegular />}
        onClick={press}
        onFocus={CardPopover.loadAhead}
        {...rest}
      />
      {opening && (
        <Part>
          <CardPopover
            key={opening}
            name={label}
            target={button}
            isPressed={opening === 'press'}
            close={close}
            rest={rest}
          >
            <SiteDetailsPanel site={site} group={group} />
          </CardPopover>
        </Part>
      )}
    </>
  );
}
