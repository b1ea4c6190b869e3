import { Children, type ReactNode } from 'react';
import { Boundary } from '../../loading/Boundary';
import { failureOfCode } from '../../loading/failureOfCode';
import { Part } from '../../loading/Part';
import { ErrorPanel } from '../trouble/ErrorPanel';

interface WidgetBoundaryProps {
  /** The widget's name, for the error template (ERRORS-51). */
  name: string;
  /** Shown until its code is there; left out: the surroundings of the widget wait with it. */
  waiting?: ReactNode;
  /** Another value is another try. */
  chance?: unknown;
  children: ReactNode;
}

/**
 * Keeps what goes wrong in one widget within it, such as code that did not arrive: the error
 * template takes its place, and the rest of the page goes on working.
 */
export function WidgetBoundary({ name, waiting, ...place }: WidgetBoundaryProps) {
  const Place = waiting === undefined ? Boundary : Part;
  return (
    <Place
      {...place}
      waiting={waiting}
      failed={({ error, time, retry }) => (
        <ErrorPanel name={name} failure={failureOfCode(error, name, time)} reload={retry} />
      )}
    />
  );
}

/** Widgets of one name, each of which fails by itself. */
export function WidgetBoundaries({ name, children }: { name: string; children: ReactNode }) {
  return Children.map(children, (widget) => <WidgetBoundary name={name}>{widget}</WidgetBoundary>);
}
