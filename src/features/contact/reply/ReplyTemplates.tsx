import { useState } from 'react';
import type { AnswerWay } from '../cases/contract.ts';
import { ReplyMenu } from './ReplyMenu.tsx';
import type { Answered } from './reply.ts';
import { replyMenuTexts as texts } from './texts.ts';

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
      {isOpen && <ReplyMenu request={request} onTap={onTap} />}
    </details>
  );
}
