import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage';

interface RouteBoundaryProps {
  /** A new address is a new chance. */
  address: string;
  children: ReactNode;
}

interface RouteBoundaryState {
  /** Anything can be thrown, also nothing. */
  failed?: { error: unknown };
  address: string;
}

/** Keeps an error of one page within that page: header and navigation go on working. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<RouteBoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(props: RouteBoundaryProps, state: RouteBoundaryState): RouteBoundaryState | null {
    return props.address === state.address ? null : { failed: undefined, address: props.address };
  }

  override render() {
    const { failed } = this.state;
    return failed ? <FailedPage isMissingCode={isMissingCode(failed.error)} /> : this.props.children;
  }
}

/**
 * A chunk that could not be loaded: its file was replaced by a newer build, or the network is away (ERRORS-24).
 * A page that is broken off without a reason counts as such (ERRORS-25).
 */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return error === undefined || error === null || error === '';
  return error.name === 'ChunkLoadError' || error.message === '';
}
