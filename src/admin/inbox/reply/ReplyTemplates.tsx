import { Suspense, useId, useState } from 'react';
import { once } from '#shared/browser/once.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import type { ReplyMenuProps } from './ReplyMenu.tsx';
import { replyMenuTexts as texts } from './texts.ts';

const ReplyMenu = latePart(async () => (await import('./ReplyMenu.tsx')).ReplyMenu);

/** A button among those of a request; its menu opens below them. */
export function ReplyTemplates(props: ReplyMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useId();
  return (
    <>
      <button
        type="button"
        className="button after:content-['▾'/'']"
        aria-expanded={isOpen}
        aria-controls={menu}
        onClick={once(() => setOpen(!isOpen))}
      >
        {texts.open}
      </button>
      <div id={menu} className="order-last grid basis-full gap-3 max-[600px]:col-span-full" hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-[20rem] w-full" />}>
            <ReplyMenu {...props} />
          </Suspense>
        )}
      </div>
    </>
  );
}
