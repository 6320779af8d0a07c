import { useState } from 'react';
import { MINUTE_MS } from '#config/limits.ts';
import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { germanPrice } from '#domain/requests/case/price.ts';
import { quotedPrice } from '#domain/requests/case/texts.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { useNow } from '#shared/browser/use-now.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { timeAgo } from '#shared/format/time-ago.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { BUTTON } from '#shared/ui/button-look.ts';
import { CaseHistory, NextCall, NextDate } from './CardDetails.tsx';
import { CardFields } from './CardFields.tsx';
import { CardMenu } from './CardMenu.tsx';
import { ACTIONS, CARD } from './card-look.ts';
import { Regular } from './case/Regular.tsx';
import { StepControls } from './case/StepControls.tsx';
import { useMoves } from './case/use-moves.ts';
import { isUntold } from './messages/message-texts.ts';
import { RequestMessages } from './messages/RequestMessages.tsx';
import { CallButton, WhatsAppButton } from './PhoneButtons.tsx';
import { RetentionNote } from './RetentionNote.tsx';
import { ReplyTemplates } from './reply/ReplyTemplates.tsx';
import { replyLink } from './reply/reply.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** An opened request: all that was written, then the owner's actions (Spec §2). */
export function ContactBody({ contact }: { contact: ContactSubmission }) {
  const { id, service, email, phone, message, createdAt, state, messages, isCall } = contact;
  const moves = useMoves(contact);
  const [tapped, setTapped] = useState<AnswerWay>();
  // What comes first is filled: the call, then the note that it was answered.
  const isToBeCalled = moves.isWaiting && !tapped && firstCall(phone ?? '') !== undefined;
  // How often a button asked for a form: each time it is made anew, open and with the focus.
  const [dateAsked, setDateAsked] = useState(0);
  const [priceAsked, setPriceAsked] = useState(0);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft tabular-nums">
        {(service || !isCall) && <Badge>{SERVICE_LABELS[service ?? 'sonstiges']}</Badge>}
        <span>
          {timeAgo(createdAt, useNow(MINUTE_MS))} · <time dateTime={createdAt}>{germanDateTime(createdAt)}</time>
        </span>
        <span>{shortNumber(id)}</span>
      </p>
      <Regular contact={contact} />
      <p className={CARD.message} dir="auto">
        {message ?? texts.noMessage}
      </p>
      <CardFields contact={contact} goTo={state?.date?.place} />
      {state?.notes && (
        <p className="max-w-[66ch] border-l-4 border-sun pl-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
          {state.notes}
        </p>
      )}
      {state?.priceCents && <p className="tabular-nums">{quotedPrice(germanPrice(state.priceCents))}</p>}
      <div className={ACTIONS}>
        <CallButton
          phone={phone}
          className={isToBeCalled ? BUTTON.primary : 'button'}
          onTap={() => setTapped('call')}
        />
        {email !== '' && (
          <a className="button" href={replyLink(contact)} onClick={() => setTapped('mail')}>
            {texts.reply}
          </a>
        )}
        <WhatsAppButton phone={phone} onTap={() => setTapped('whatsapp')} />
        <StepControls
          moves={moves}
          tapped={tapped}
          isNextQuiet={isToBeCalled}
          onDeed={(step) => (step === 'angebot' ? setPriceAsked(priceAsked + 1) : setDateAsked(dateAsked + 1))}
        />
        <ReplyTemplates request={contact} onTap={setTapped} />
        <CardMenu contact={contact} onDecline={(reason) => moves.move({ step: 'abgesagt', reason })} />
      </div>
      <NextCall request={contact} />
      {messages && isUntold(messages) && <RequestMessages messages={messages} />}
      <RetentionNote contact={contact} />
      <NextDate key={`date-${dateAsked}`} request={contact} isAsked={dateAsked > 0} />
      <CaseHistory key={`price-${priceAsked}`} request={contact} isAsked={priceAsked > 0} />
    </>
  );
}
