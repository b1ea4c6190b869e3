import { Component, type ReactNode } from 'react';

/**
 * Something beside the page that the page can do without: when its code cannot be had it is left
 * out, instead of taking the page with it (ERRORS-24).
 */
export class OptionalPart extends Component<{ children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(): { isMissing: boolean } {
    return { isMissing: true };
  }

  override render() {
    return this.state.isMissing ? null : this.props.children;
  }
}
