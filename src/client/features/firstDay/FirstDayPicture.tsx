import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { safeSource } from '#shared/rules/addresses/webAddress';
import { useSession } from '../../data/session/session';
import { usePictureAccess } from '../../ui/pictureAccess';
import { square } from '../../ui/style/layout';

const useStyles = makeStyles({
  root: { position: 'relative', overflow: 'hidden', backgroundColor: tokens.colorBrandBackground2 },
  picture: {
    ...square('100%'),
    position: 'absolute',
    inset: 0,
    objectFit: 'cover',
  },
  sky: { fill: tokens.colorBrandBackground2 },
  sun: { fill: tokens.colorPaletteMarigoldBackground2 },
  far: { fill: tokens.colorBrandBackground, opacity: 0.28 },
  middle: { fill: tokens.colorBrandBackground, opacity: 0.5 },
  near: { fill: tokens.colorBrandBackground, opacity: 0.85 },
});

/**
 * The organisation's own picture of the first day, else a built-in one in its colours: a sunrise
 * over hills and water (FIRSTDAY-12).
 */
export function FirstDayPicture({ className }: { className?: string }) {
  const styles = useStyles();
  const { firstDayImageUrl: address } = useSession().settings;
  const mayAsk = usePictureAccess();
  const hasOwn = address !== '' && mayAsk(address);
  return (
    <div
      className={mergeClasses(styles.root, className)}
      data-picture={hasOwn ? 'own' : 'built-in'}
    >
      {hasOwn ? <img src={safeSource(address)} alt="" className={styles.picture} /> : <BuiltIn />}
    </div>
  );
}

function BuiltIn() {
  const styles = useStyles();
  return (
    <svg
      aria-hidden
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMaxYMax slice"
      className={styles.picture}
    >
      <rect width="1440" height="480" className={styles.sky} />
      <circle cx="1060" cy="210" r="92" className={styles.sun} />
      <path
        d="M0 300 C160 210 300 250 430 290 C590 340 700 200 880 240 C1060 280 1180 220 1440 300 V480 H0 Z"
        className={styles.far}
      />
      <path
        d="M0 350 C220 290 380 380 620 340 C860 300 1000 380 1180 350 C1300 330 1380 340 1440 350 V480 H0 Z"
        className={styles.middle}
      />
      <path
        d="M0 420 C180 395 360 440 560 420 C780 398 980 440 1180 418 C1290 406 1380 412 1440 420 V480 H0 Z"
        className={styles.near}
      />
    </svg>
  );
}
