import type { ComponentProps, ReactNode } from 'react';
import { WidgetFrame, type WidgetFrameProps } from './WidgetFrame';
import { WidgetSection } from './WidgetSection';

type FramedWidgetProps<T> = Omit<ComponentProps<typeof WidgetSection>, 'children'> &
  Omit<WidgetFrameProps<T>, 'name'> & {
    /** Stands below, whatever there is to show. */
    foot?: ReactNode;
  };

/** A widget in its place with its heading, and below it whatever there is to show. */
export function FramedWidget<T>({
  title,
  place,
  introduction,
  sideLink,
  foot,
  ref,
  ...frame
}: FramedWidgetProps<T>) {
  return (
    <WidgetSection
      title={title}
      place={place}
      introduction={introduction}
      sideLink={sideLink}
      ref={ref}
    >
      <WidgetFrame name={title} {...frame} />
      {foot}
    </WidgetSection>
  );
}
