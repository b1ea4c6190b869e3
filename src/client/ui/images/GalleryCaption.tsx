import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { GalleryImage } from '#shared/contract/pages/images';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, oneLine, stacked } from '../style/layout';

const useStyles = makeStyles({
  root: { ...stacked('0'), minWidth: 0, marginTop: tokens.spacingVerticalXXS },
  title: oneLine,
  button: {
    justifyContent: 'start',
    minWidth: 0,
    paddingInline: 0,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    ...fingerHeight,
  },
});

interface GalleryCaptionProps {
  image: GalleryImage;
  isOpen: boolean;
  toggle: () => void;
}

/** A picture's name, and in how many places it is used, which opens more about it. */
export function GalleryCaption({ image, isOpen, toggle }: GalleryCaptionProps) {
  const styles = useStyles();
  const texts = useTexts('imageGallery');
  const uses = useUsesText()(image.Uses);
  const title = image.Title || texts.unnamed;
  return (
    <div className={styles.root}>
      <Text size={200} className={styles.title} title={title} aria-hidden>
        {title}
      </Text>
      <Button
        className={styles.button}
        size="small"
        appearance="transparent"
        aria-expanded={isOpen}
        aria-label={`${title}: ${uses}`}
        onClick={toggle}
      >
        {uses}
      </Button>
    </div>
  );
}

/** Says in how many places a picture is used. */
function useUsesText(): (uses: number) => string {
  const texts = useTexts('imageGallery');
  const locale = useLocale();
  return (uses) => (uses === 0 ? texts.unused : plural(texts.usedIn, uses, locale));
}
