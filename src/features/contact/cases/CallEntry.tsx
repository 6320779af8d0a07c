import { Suspense, useRef, useState } from 'react';
import { latePart } from '#shared/ui/late-part.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { callTexts as texts } from './texts.ts';

const CallForm = latePart(async () => (await import('./CallForm.tsx')).CallForm);

/** The button that opens an empty form for a call; closing it brings the focus back (the dialog does so itself). */
export function CallEntry({ onEntered }: { onEntered: (id: string) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [key, setKey] = useState<string>();

  function open() {
    setKey(crypto.randomUUID());
    dialog.current?.showModal();
  }

  return (
    <>
      <button type="button" className="button max-[600px]:px-3" aria-label={texts.open} onClick={open}>
        <span className="max-[600px]:hidden">{texts.open}</span>
        <span className="min-[601px]:hidden">+ {texts.openShort}</span>
      </button>
      <dialog
        className="m-auto max-h-[calc(100dvh-1rem)] w-[min(36rem,100%-1rem)] overflow-y-auto rounded border border-edge bg-surface p-5 text-ink backdrop:bg-[rgb(0_0_0/0.5)] max-[600px]:p-4"
        aria-labelledby="call-heading"
        ref={dialog}
        onClose={() => setKey(undefined)}
      >
        {key && (
          <Suspense fallback={<Skeleton className="h-[32rem] w-full" />}>
            <CallForm
              key={key}
              callKey={key}
              onCancel={() => dialog.current?.close()}
              onEntered={(id) => {
                dialog.current?.close();
                onEntered(id);
              }}
            />
          </Suspense>
        )}
      </dialog>
    </>
  );
}
