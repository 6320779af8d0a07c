import { Suspense, useState } from 'react';
import { latePart } from '#shared/ui/late-part.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import type { AnswerWay } from '../cases/contract.ts';
import type { Answered } from './reply.ts';
import { replyMenuTexts as texts } from './texts.ts';

const ReplyMenu = latePart(async () => (await import('./ReplyMenu.tsx')).ReplyMenu);

interface ReplyTemplatesProps {
  request: Answered;
  onTap: (way: AnswerWay) => void;
}

/** On a card: the templates, which are loaded when they are opened. */
export function ReplyTemplates({ request, onTap }: ReplyTemplatesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="list-item min-h-touch content-center font-medium">{texts.open}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-[12rem] w-full" />}>
          <ReplyMenu request={request} onTap={onTap} />
        </Suspense>
      )}
    </details>
  );
}
