import { useId } from 'react';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { toggled } from '#shared/rules/imageChoice';
import { format } from '../../texts/format';
import { useEditingTexts } from '../../texts/useEditingTexts';
import { ShowMore } from '../ShowMore';
import { useShowMore } from '../useShowMore';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: tokens.spacingHorizontalS, margin: 0, padding: 0, listStyleType: 'none' },
  button: { position: 'relative', display: 'block', width: '100%', minWidth: 0, aspectRatio: '4 / 3', padding: 0, overflow: 'hidden', borderRadius: tokens.borderRadiusLarge },
  picture: { width: '100%', height: '100%', objectFit: 'cover', display: 'block', backgroundColor: tokens.colorNeutralBackground4 },
  selected: { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-3px' },
  mark: { position: 'absolute', top: '6px', right: '6px', fontSize: '24px', lineHeight: 0, borderRadius: tokens.borderRadiusCircular, color: tokens.colorBrandForeground1, backgroundColor: tokens.colorNeutralBackground1 },
});

/** GALLERY-01..03. */
const perLoad = 4;
const mostPresses = 1_000;

interface ImageGalleryProps {
  urls: readonly string[];
  /** Pictures can be chosen (GALLERY-04). */
  selection?: { selected: readonly string[]; most: number; onChange: (selected: string[]) => void };
  /** A picture is pointed at or has the keyboard's focus; nothing when it no longer has. */
  onPreview?: (url: string | undefined) => void;
}

/** Pictures, four at first and four more at each press. */
export function ImageGallery({ urls, selection, onPreview }: ImageGalleryProps) {
  const styles = useStyles();
  const id = useId();
  const texts = useEditingTexts().images;
  const { stateFor, onMore, onLess } = useShowMore({ perLoad, step: perLoad, most: mostPresses });
  const { shown, button } = stateFor(urls.length);
  return (
    <div>
      <ul id={id} className={styles.list} aria-label={texts.gallery}>
        {urls.slice(0, shown).map((url, index) => {
          const isSelected = selection?.selected.includes(url) ?? false;
          const name = format(texts.numbered, { number: index + 1 });
          const picture = <img className={styles.picture} src={url} alt={name} loading="lazy" decoding="async" />;
          return (
            <li key={url} onPointerEnter={() => onPreview?.(url)} onPointerLeave={() => onPreview?.(undefined)} onFocus={() => onPreview?.(url)} onBlur={() => onPreview?.(undefined)}>
              {selection
                ? <Button appearance="transparent" className={mergeClasses(styles.button, isSelected && styles.selected)} aria-pressed={isSelected} onClick={() => selection.onChange(toggled(selection.selected, url, selection.most))}>{picture}{isSelected && <span className={styles.mark} aria-hidden><CheckmarkCircleFilled /></span>}</Button>
                : picture}
            </li>
          );
        })}
      </ul>
      <ShowMore button={button} count={Math.min(shown, urls.length)} controls={id} onMore={onMore} onLess={onLess} />
    </div>
  );
}
