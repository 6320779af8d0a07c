import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import { accountQuery } from '#admin/accounts/account-queries.ts';
import { focusOn } from '#shared/browser/hand-on-focus.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { guideTexts as texts } from './texts.ts';

export interface Step {
  title: string;
  why: string;
  /** Whether the way on is called 'Später'. */
  isOpen?: boolean;
  Content: ComponentType;
}

interface StepsProps {
  title: string;
  path: string;
  steps: readonly Step[];
  /** Whether the first panel's data are on their way. It comes with them, so that nothing shifts. */
  waits?: boolean;
}

/** Leads through steps one by one. The step stands in the address, so that Back leads one back and a reload stays. */
export function Steps({ title, path, steps, waits = false }: StepsProps) {
  // Until it is known whose account this is, no panel may ask for the owner's.
  const { isPending } = useQuery(accountQuery);
  const asked = Number(new URLSearchParams(useSearch()).get('step')) || 1;
  const at = Math.min(Math.max(asked, 1), steps.length);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at || !heading.current) return;
    shown.current = at;
    scrollTo({ top: 0, behavior: 'instant' });
    focusOn(heading.current);
  }, [at]);

  const step = steps[at - 1];
  const isLast = at === steps.length;
  return (
    <>
      <PageHeading title={title} margin="mb-3" />
      {!isPending && !waits && step && (
        <section className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby={id}>
          <div>
            <p>{texts.place(at, steps.length)}</p>
            <h2 id={id} ref={heading} className="text-[1.5rem]">
              {step.title}
            </h2>
          </div>
          <p>{step.why}</p>
          <step.Content key={step.title} />
          <p className="flex flex-wrap gap-2">
            <Link className={step.isOpen ? BUTTON.quiet : BUTTON.primary} href={isLast ? '' : `${path}?step=${at + 1}`}>
              {step.isOpen ? texts.later : isLast ? texts.end : texts.next}
            </Link>
            {at > 1 && (
              <Link className={BUTTON.quiet} href={`${path}?step=${at - 1}`}>
                {texts.back}
              </Link>
            )}
          </p>
        </section>
      )}
    </>
  );
}
