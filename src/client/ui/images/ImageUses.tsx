import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { GalleryImage, ImageUse } from '#shared/contract/pages/images';
import { Part } from '../../loading/Part';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../trouble/ErrorPanel';
import { stacked } from '../style/layout';
import { TextLink } from '../TextLink';
import { GalleryWait } from './GalleryWait';
import type { ImageStore } from './imageStore';
import { useAsked } from './useAsked';

const useStyles = makeStyles({
  list: { ...stacked(tokens.spacingVerticalXXS), margin: 0, paddingInlineStart: '20px' },
});

/** Where a picture is used, as far as who looks may know. */
export function ImageUses({ store, image }: { store: ImageStore; image: GalleryImage }) {
  const texts = useTexts('imageGallery');
  const { answer, failure, askAgain } = useAsked(store, (gallery, signal) =>
    gallery.usesOf(image.Id, signal),
  );
  if (failure) return <ErrorPanel name={texts.uses} failure={failure} reload={askAgain} />;
  if (!answer) return <GalleryWait />;
  return (
    <Part>
      <UseList uses={answer.Uses} total={answer.Total} />
    </Part>
  );
}

/** Places that use a picture, each with what it is. */
export function UseList({ uses, total }: { uses: readonly ImageUse[]; total: number }) {
  const styles = useStyles();
  const locale = useLocale();
  const texts = useTexts('imageGallery');
  const { kinds } = useTexts('audits');
  const more = total - uses.length;
  return (
    <ul className={styles.list} aria-label={texts.uses}>
      {uses.map(({ Resource, Kind, Title, Path }, index) => (
        <li key={index}>
          {Title !== null && (
            <>
              {Path === null ? (
                Title
              ) : (
                <TextLink inline opensNewTab to={Path}>
                  {Title}
                </TextLink>
              )}{' '}
              ·{' '}
            </>
          )}
          <Text>
            {kinds[Resource]}, {texts.kinds[Kind]}
          </Text>
        </li>
      ))}
      {more > 0 && <li>{plural(texts.moreUses, more, locale)}</li>}
    </ul>
  );
}
