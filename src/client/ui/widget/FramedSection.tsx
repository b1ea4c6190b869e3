import { useId, type ReactNode, type Ref } from 'react';
import { SectionHeading } from '../SectionHeading';
import { WidgetFrame, type WidgetFrameProps } from './WidgetFrame';

interface FramedSectionProps<T> extends Omit<WidgetFrameProps<T>, 'name'> {
  title: string;
  /** One or two sentences below the heading. */
  introduction?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A section of a page: its heading, and below it whatever there is to show, in its four states. */
export function FramedSection<T>({ title, introduction, ref, ...frame }: FramedSectionProps<T>) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id}>
      <SectionHeading id={id} title={title} introduction={introduction} />
      <WidgetFrame name={title} {...frame} />
    </section>
  );
}
