import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { uiTexts } from './texts.ts';

/**
 * Loads a component's script when it is first shown, with one retry; after a failure a sentence replaces it.
 * @param room A class for its later height.
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
