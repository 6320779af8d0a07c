import { Component, type ReactNode } from 'react';
import { adminTexts } from './texts.ts';

/** Catches a page that can't be loaded or drawn, so that the menu stays and a sentence says what to do. */
export class PageBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="notice notice-error" role="alert">
        <p>{adminTexts.pageBroken}</p>
        <button type="button" className="button mt-3" onClick={() => location.reload()}>
          {adminTexts.reload}
        </button>
      </div>
    );
  }
}
