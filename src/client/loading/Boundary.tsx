import { Component, type ReactNode } from 'react';
import { clearFailure } from './loadable';
import { notifyMissingPart } from './missingParts';

export interface PartFailure {
  error: unknown;
  time: Date;
  /** Shows the part once more; code and texts that did not arrive are requested again. */
  retry: () => void;
}

export interface BoundaryProps {
  /**
   * Shown in its place. Left out: nothing, the shell says why, and the next time it is drawn is
   * another try.
   */
  failed?: (failure: PartFailure) => ReactNode;
  /** Another value is another try, as an address or a new answer. */
  chance?: unknown;
  children: ReactNode;
}

interface BoundaryState {
  /** Anything can be thrown, also nothing. */
  failure?: { error: unknown; time: Date };
  chance: unknown;
}

/** Keeps what goes wrong in one part of a page within that part. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { chance: chanceOf(this.props) };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error, time: new Date() } };
  }

  static getDerivedStateFromProps(
    props: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    const chance = chanceOf(props);
    return chance === state.chance ? null : { chance, failure: undefined };
  }

  override componentDidCatch(error: unknown): void {
    clearFailure(error);
    if (!this.props.failed) notifyMissingPart(error);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.failed?.({ ...failure, retry: this.retry });
  }

  private readonly retry = () => this.setState({ failure: undefined });
}

function chanceOf({ failed, chance, children }: BoundaryProps): unknown {
  return failed ? chance : children;
}
