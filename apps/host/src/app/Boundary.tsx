import { Component } from 'react';
import type { ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Whatever breaks while it is drawn, or cannot be loaded, ends here and says so. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(
      'ta: the page stopped because of an error in it. Load it again; if it stays, report:',
      error,
    );
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
