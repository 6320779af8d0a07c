import { Suspense, useState } from 'react';
import { latePart } from '#shared/ui/late-part.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { contactsPageTexts as texts } from './texts.ts';

const BinBody = latePart(async () => (await import('./BinBody.tsx')).BinBody);

/** What the owner deleted and can still have back (ruling 29). Loaded when it is opened. */
export function Bin() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-6 print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="list-item min-h-touch content-center font-bold">{texts.bin}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-[3em] w-full" />}>
          <BinBody />
        </Suspense>
      )}
    </details>
  );
}
