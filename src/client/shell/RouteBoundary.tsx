import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage';

interface RouteBoundaryProps {
  /** A new address is a new chance. */
  address: string;
  children: ReactNode;
}

interface RouteBoundaryState {
  error?: unknown;
  address: string;
}

/** Keeps an error of one page within that page: header and navigation go on working. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<RouteBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(props: RouteBoundaryProps, state: RouteBoundaryState): RouteBoundaryState | null {
    return props.address === state.address ? null : { error: undefined, address: props.address };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <FailedPage isMissingCode={isMissingCode(error)} />;
  }
}

/** A chunk that could not be loaded: its file was replaced by a newer build, or the network is away (ERRORS-24). */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
