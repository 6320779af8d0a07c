import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useFirstSteps } from './FirstSteps.tsx';
import { dashboardTexts } from './texts.ts';

/** Leads to the next open step of the first evening once a step is done on this page. Stays in view at the top. */
export function NextStep() {
  const { steps } = useFirstSteps();
  const openBefore = useRef<string[]>([]);
  const [done, setDone] = useState<string>();
  useEffect(() => {
    const isNew = steps.find(({ words, isDone }) => isDone && openBefore.current.includes(words));
    openBefore.current = steps.filter(({ isDone }) => !isDone).map(({ words }) => words);
    if (isNew) setDone(isNew.words);
  }, [steps]);

  const at = steps.findIndex(({ words }) => words === done);
  const next = [...steps.slice(at + 1), ...steps].find(({ isDone }) => !isDone);
  if (at < 0 || !next) return null;
  return (
    <p className="next-step sticky top-2 z-1 mb-4 rounded border border-edge bg-surface px-4" role="status">
      <Link className="flex min-h-touch items-center" href={next.href} onClick={() => setDone(undefined)}>
        {dashboardTexts.firstSteps.next(steps.indexOf(next) + 1, next.words)}
      </Link>
    </p>
  );
}
