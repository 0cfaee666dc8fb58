import { Component } from 'react';
import type { ReactNode } from 'react';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A failure ends when this changes: the path of the page. */
  readonly resetKey?: string;
  readonly renderFailure: (error: unknown, reset: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

/** Shows a failure in place of whatever breaks inside while it is drawn, or cannot be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  // Another path clears a failure; the pages inside are not mounted again.
  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  readonly reset = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderFailure(failure.error, this.reset) : this.props.children;
  }
}
