import { Component, type PropsWithChildren } from 'react';

/** Shows a sentence in place of photos whose drawing fails, because form and receipt must stay. */
export class Guarded extends Component<PropsWithChildren<{ sentence: string }>> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p role="status">{this.props.sentence}</p> : this.props.children;
  }
}
