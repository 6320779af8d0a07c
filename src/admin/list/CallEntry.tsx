import { useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { CALL_DRAFT } from '#admin/case/drafts.ts';
import { callTexts as texts } from '#admin/case/texts.ts';
import { useStoredDraft } from '#shared/browser/use-stored-draft.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { Sheet } from '#shared/ui/Sheet.tsx';

const CallForm = latePart('h-[32rem]', async () => (await import('./CallForm.tsx')).CallForm);

/** Opens the form for a call in a sheet. It is a history entry, so that 'Zurück' closes it and a reload keeps it open. */
export function CallEntry({ onEntered }: { onEntered: (id: string) => void }) {
  const isOpen = useHistoryState<{ isCall?: boolean } | null>()?.isCall === true;
  const left = useRef<Promise<unknown>>(undefined);
  const [draft] = useStoredDraft(CALL_DRAFT);

  async function open() {
    // Waits for history.back(), because it is asynchronous.
    await left.current;
    history.pushState({ ...history.state, isCall: true }, '');
  }

  function goBack() {
    if (!history.state?.isCall) return;
    left.current = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
  }

  return (
    <>
      <button
        type="button"
        // Below 1024 px the bar has it; a draft must be seen.
        className={`button font-normal max-[37.5em]:px-3 ${draft ? '' : 'max-lg:hidden'}`}
        onClick={open}
      >
        {draft ? texts.goOn : texts.open}
      </button>
      {isOpen && (
        <Sheet title={texts.open} onClose={goBack}>
          <CallForm onCancel={goBack} onEntered={onEntered} />
        </Sheet>
      )}
    </>
  );
}
