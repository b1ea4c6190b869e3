import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage';
import { PageAttempt } from './lazyPage';

interface RouteBoundaryProps {
  /** A new address is a new chance. */
  address: string;
  children: ReactNode;
}

interface RouteBoundaryState {
  /** Anything can be thrown, also nothing. */
  failed?: { error: unknown };
  address: string;
  /** Counts from 0. */
  attempt: number;
}

/** Keeps an error of one page within that page: header and navigation go on working. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { address: this.props.address, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<RouteBoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(
    props: RouteBoundaryProps,
    state: RouteBoundaryState,
  ): RouteBoundaryState | null {
    return props.address === state.address
      ? null
      : { ...nextAttempt(state), address: props.address };
  }

  override render() {
    const { failed, attempt } = this.state;
    if (failed)
      return <FailedPage isMissingCode={isMissingCode(failed.error)} retry={this.retry} />;
    return <PageAttempt value={attempt}>{this.props.children}</PageAttempt>;
  }

  private readonly retry = () => this.setState(nextAttempt);
}

function nextAttempt(state: RouteBoundaryState): RouteBoundaryState {
  return { ...state, failed: undefined, attempt: state.failed ? state.attempt + 1 : state.attempt };
}

/**
 * A chunk that could not be loaded: its file was replaced by a newer build, or the network is away
 * (ERRORS-24). A page that is broken off without a reason counts as such (ERRORS-25).
 */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return error === undefined || error === null || error === '';
  return error.name === 'ChunkLoadError' || error.message === '';
}
