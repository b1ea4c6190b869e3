import type { ComponentProps } from 'react';
import { WidgetFrame, type WidgetFrameProps } from './WidgetFrame';
import { WidgetSection } from './WidgetSection';

type FramedSectionProps<T> = Omit<ComponentProps<typeof WidgetSection>, 'children'> &
  Omit<WidgetFrameProps<T>, 'name'> & {
    /** Its name in messages, where the heading would not say it there. */
    name?: string;
  };

/** A heading, and below it whatever there is to show: four states, in a section of its own. */
export function FramedSection<T>({
  title,
  place,
  introduction,
  ref,
  name = title,
  ...frame
}: FramedSectionProps<T>) {
  return (
    <WidgetSection title={title} place={place} introduction={introduction} ref={ref}>
      <WidgetFrame name={name} {...frame} />
    </WidgetSection>
  );
}
