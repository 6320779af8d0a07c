import { type ComponentType, lazy } from 'react';
import { uiTexts } from './texts.ts';

/**
 * A part of a page whose script comes when it is first shown; it stands in a <Suspense>. A script that does not come is
 * tried once more; then a sentence stands in its place, and the rest of the page goes on.
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
