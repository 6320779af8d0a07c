import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { uiTexts } from './texts.ts';

/**
 * Makes a component whose script loads when it is first shown, and is retried once. If that fails too, a sentence stands
 * in its place, and the rest of the page works.
 *
 * @param room A class for the height that it will have.
 */
export function latePart<Props extends object>(room: string, load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(() =>
    load()
      .catch(load)
      .then(
        (part) => ({ default: part }),
        () => ({ default: LostPart }),
      ),
  );
  return (props: Props) => (
    <Suspense fallback={<Skeleton className={`${room} w-full`} />}>
      <Part {...props} />
    </Suspense>
  );
}

const LostPart = () => (
  <p className="notice notice-error" role="alert">
    {uiTexts.partLost}
  </p>
);
