import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { uiTexts } from './texts.ts';

/**
 * Loads a component's script when it is first shown, with one retry; after a failure a sentence replaces it.
 * @param room A class for its later height.
 */
export function latePart<Props extends object>(room: string, load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    fetched = await load();
    return fetched;
  };
  const Part = lazy<ComponentType<Props>>(() =>
    fetch()
      .catch(fetch)
      .then(
        (part) => ({ default: part }),
        () => ({ default: LostPart }),
      ),
  );
  function LatePart(props: Props) {
    // Without Suspense, because React shows its fallback for 300 ms even if the part is there.
    const [Fetched] = useState(() => fetched);
    if (Fetched) return <Fetched {...props} />;
    return (
      <Suspense fallback={<Skeleton className={`${room} w-full`} />}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LatePart, { fetch });
}

const LostPart = () => (
  <p className="notice notice-error" role="alert">
    {uiTexts.partLost}
  </p>
);
