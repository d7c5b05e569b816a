import { Component, type ErrorInfo, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Replaces the part that failed. */
  fallback: ReactNode;
  /** A new value, such as another address, resets the error. */
  resetKey: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  failed: boolean;
  resetKey: string;
}

/** Keeps the navigation working when a page crashes. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashBoundaryState) {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
