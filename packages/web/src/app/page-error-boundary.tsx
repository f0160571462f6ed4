import { Component, type ReactNode } from 'react';

import { ErrorState } from '../ui/error-state.tsx';

interface Props {
  /** The page that is shown: what another one has thrown is not about it. */
  readonly page: string;
  readonly children: ReactNode;
}

interface State {
  readonly page: string;
  readonly error: Error | null;
}

/** The error boundary of the pages: shows what a page throws, failed chunk loads included. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, error: null };

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, error: null };
  }

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
