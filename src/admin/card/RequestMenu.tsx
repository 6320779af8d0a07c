import { Link } from 'wouter';
import { correctDraft } from '#admin/case/drafts.ts';
import { Choices, Menu } from '#admin/case/Menu.tsx';
import { NoteForm } from '#admin/case/NoteForm.tsx';
import { PaidButton } from '#admin/case/PaidButton.tsx';
import { declineTexts, personTexts, stepTexts } from '#admin/case/texts.ts';
import type { useMoves } from '#admin/case/use-moves.ts';
import { CopyButton } from '#admin/reply/CopyButton.tsx';
import { invoiceText } from '#admin/reply/invoice-text.ts';
import { replyMenuTexts } from '#admin/reply/texts.ts';
import { MENU, ON_PHONE } from '#admin/shown/card-look.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { STEP_LABELS, STEPS } from '#content/steps.ts';
import type { Customer } from '#domain/jobs/customer.ts';
import { type Deed, stepLabel } from '#domain/jobs/steps.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { firstChat } from '#shared/format/phone-numbers.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { PersonItems } from './PersonItems.tsx';
import { RemoveButton } from './RemoveButton.tsx';

const CorrectForm = latePart('h-[24rem]', async () => (await import('#admin/case/CorrectForm.tsx')).CorrectForm);

const MoveForm = latePart('h-[8rem]', async () => (await import('./MoveForm.tsx')).MoveForm);

export type Opened =
  | { what: 'menu' }
  | { what: 'date' | 'price'; deed?: Deed | undefined }
  | { what: 'mail' | 'whatsapp'; template?: string };

export interface RequestMenuProps {
  contact: StoredRequest;
  address: string | undefined;
  customer: Customer | undefined;
  moves: ReturnType<typeof useMoves>;
  onFinish: () => unknown;
  onOpen: (next: Opened | undefined) => void;
}

const MENU_STEPS = STEPS.filter((step) => step !== 'abgesagt').map((step) => [step, STEP_LABELS[step]] as const);

export function RequestMenu({ contact, address, customer, moves, onFinish, onOpen }: RequestMenuProps) {
  const { id, email, phone = '', state } = contact;
  const isPhone = useMediaQuery(ON_PHONE);
  const close = () => onOpen(undefined);
  const { requests = [contact] } = customer ?? {};
  const way = email ? 'mail' : firstChat(phone) && 'whatsapp';

  function decline(reason: string) {
    void moves.move('abgesagt', reason);
    // The customer knows of their own refusal.
    const isOurs = declineTexts.ourReasons.includes(reason);
    onOpen(way && isOurs ? { what: way, template: replyMenuTexts.refusal } : undefined);
  }

  const forms = [
    {
      id: 'steps',
      words: stepTexts.change(stepLabel(moves.step)),
      form: (
        <Choices
          label={stepTexts.steps}
          options={MENU_STEPS}
          current={moves.step}
          onChoose={(step) => {
            close();
            if (step !== moves.step) void (step === 'erledigt' ? onFinish() : moves.move(step));
          }}
        />
      ),
    },
    { id: 'correct', words: texts.correct, form: <CorrectForm request={contact} onClose={close} /> },
    { id: 'move', words: personTexts.belongs, form: <MoveForm request={contact} requests={requests} onDone={close} /> },
    {
      id: 'decline',
      words: texts.decline,
      form: (
        <Choices
          label={declineTexts.reason}
          options={declineTexts.reasons.map((reason) => [reason, reason] as const)}
          onChoose={decline}
        />
      ),
    },
  ];
  return (
    <>
      {isPhone && <NoteForm request={contact} isTall onSaved={close} />}
      <Menu forms={forms} starts={hasDraft(correctDraft(id)) ? 'correct' : undefined} onDone={close}>
        <Link className={MENU.item} href={`/kunde?contact=${id}`}>
          {texts.customer}
        </Link>
        <CopyButton className={MENU.item} text={invoiceText(contact, address)} name={replyMenuTexts.invoice} />
        {moves.step === 'erledigt' && !state?.jobs?.at(-1)?.isPaid && (
          <>
            <PaidButton className={MENU.item} request={contact} />
            {way && (
              <button
                type="button"
                className={MENU.item}
                onClick={() => onOpen({ what: way, template: replyMenuTexts.reminder })}
              >
                {texts.remind}
              </button>
            )}
          </>
        )}
        <button type="button" className={MENU.item} onClick={() => window.print()}>
          {texts.print}
        </button>
        <PersonItems id={id} person={{ ...contact, address, stays: customer?.stays, requests }} />
        <RemoveButton contact={contact} className={`${MENU.item} text-brick`} />
      </Menu>
    </>
  );
}
