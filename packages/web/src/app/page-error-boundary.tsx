import { Component, type ReactNode } from 'react';

import { ErrorState } from '../ui/error-state.tsx';

interface Props {
  readonly children: ReactNode;
}

/** The error boundary of the pages: shows what a page throws, failed chunk loads included. */
export class PageErrorBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorState
        title="An error on the play"
        error={this.state.error}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
