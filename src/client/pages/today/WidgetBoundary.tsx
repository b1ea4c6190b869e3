import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { failureOfCode } from './failureOfCode';

interface WidgetBoundaryProps {
  /** The widget's name. */
  name: string;
  /** Called before another try. */
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Keeps an error of one widget within it, such as code that could not be loaded; the rest of the
 * page goes on working.
 */
export class WidgetBoundary extends Component<
  WidgetBoundaryProps,
  { failed?: { error: unknown; time: Date } }
> {
  override state: { failed?: { error: unknown; time: Date } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error, time: new Date() } };
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <ErrorPanel
        name={this.props.name}
        failure={failureOfCode(failed.error, { operation: this.props.name, time: failed.time })}
        reload={this.retry}
      />
    );
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: undefined });
  };
}
