import { useEffect, useState } from 'react';
import { Spinner, Text } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../ErrorPanel';
import { ImageGallery } from '../gallery/ImageGallery';
import type { WidgetFailure } from '../widgetState';
import type { ImageStore } from './imageStore';

interface GalleryChoiceProps {
  store: ImageStore;
  selected: readonly string[];
  /** Nothing when the chosen picture is given up. */
  onSelect: (url: string | undefined) => void;
  onPreview: (url: string | undefined) => void;
}

/** One of the uploaded pictures. */
export function GalleryChoice({ store, selected, onSelect, onPreview }: GalleryChoiceProps) {
  const texts = useTexts('editing').images;
  const [answer, setAnswer] = useState<{ urls: string[] } | { failure: WidgetFailure }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    store.list(controller.signal).then(
      (found) => !controller.signal.aborted && setAnswer(found),
      () => undefined,
    );
    return () => controller.abort();
  }, [store, attempt]);
  if (!answer) return <Spinner label={texts.galleryLoading} />;
  if ('failure' in answer)
    return (
      <ErrorPanel
        name={texts.gallery}
        failure={answer.failure}
        reload={() => {
          setAnswer(undefined);
          setAttempt(attempt + 1);
        }}
      />
    );
  if (answer.urls.length === 0) return <Text>{texts.galleryEmpty}</Text>;
  return (
    <ImageGallery
      label={texts.gallery}
      images={answer.urls.map((address) => ({ address, alt: '' }))}
      selection={{ selected, most: 1, onChange: ([url]) => onSelect(url) }}
      onPreview={onPreview}
    />
  );
}
