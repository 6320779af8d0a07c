import { type ComponentType, lazy } from 'react';
import { uiTexts } from './texts.ts';

/**
 * Makes a lazy component for a <Suspense>: its script loads when it is first shown, and is retried once. If that fails
 * too, a sentence stands in its place, and the rest of the page works.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .catch(load)
      .then(
        (part) => ({ default: part }),
        () => ({ default: LostPart }),
      ),
  );

const LostPart = () => (
  <p className="notice notice-error" role="alert">
    {uiTexts.partLost}
  </p>
);
