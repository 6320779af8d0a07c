import { useState } from 'react';
import { MINUTE_MS } from '#config/limits.ts';
import { germanPrice } from '#domain/requests/case/price.ts';
import { type Deed, stepOf } from '#domain/requests/case/steps.ts';
import { quotedPrice } from '#domain/requests/case/texts.ts';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useNow } from '#shared/browser/use-now.ts';
import { hasDraft, readDraft, writeDraft } from '#shared/browser/use-stored-draft.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { firstCall, firstChat } from '#shared/format/phone-numbers.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { timeAgo } from '#shared/format/time-ago.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { BUTTON } from '#shared/ui/button-look.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { CallButton, CardFields } from './CardFields.tsx';
import { CardFold } from './CardFold.tsx';
import { CardMenu } from './CardMenu.tsx';
import { ACTIONS, CARD } from './card-look.ts';
import { dateDraft, noteDraft, priceDraft } from './case/drafts.ts';
import { Regular } from './case/Regular.tsx';
import { StepControls } from './case/StepControls.tsx';
import { historyTitle, stepTexts } from './case/texts.ts';
import { useEntries } from './case/use-entries.ts';
import { useMoves } from './case/use-moves.ts';
import { CloseNote } from './dates/CloseNote.tsx';
import { isUntold } from './messages/message-texts.ts';
import { RequestMessages } from './messages/RequestMessages.tsx';
import { RetentionNote } from './RetentionNote.tsx';
import { replyLink } from './reply/reply.ts';
import { replyMenuTexts } from './reply/texts.ts';
import { inboxTexts as texts } from './texts.ts';

const ReplyMenu = latePart('h-[20rem]', async () => (await import('./reply/ReplyMenu.tsx')).ReplyMenu);
const HistoryBody = latePart('h-[12rem]', async () => (await import('./case/HistoryBody.tsx')).HistoryBody);
const CallAgain = latePart('h-[5rem]', async () => (await import('./case/CallAgain.tsx')).CallAgain);
const DatePanel = latePart('h-[28rem]', async () => (await import('./dates/DatePanel.tsx')).DatePanel);

/** An opened request: its message and fields, then the owner's actions (Spec §2). */
export function RequestBody({ contact }: { contact: StoredRequest }) {
  const { id, service, email, phone, message, createdAt, state, messages, isCall } = contact;
  const moves = useMoves(contact);
  const { enter } = useEntries(contact);
  const chat = firstChat(phone ?? '');
  const [tapped, setTapped] = useState<AnswerWay>();
  // The primary button is the call, and after a tap the question whether it was answered.
  const isToBeCalled = moves.isWaiting && !tapped && firstCall(phone ?? '') !== undefined;
  // Count the taps that ask for a form; each tap remounts it, open and focused.
  const [dateAsked, setDateAsked] = useState<{ taps: number; deed?: Deed }>({ taps: 0 });
  const [priceAsked, setPriceAsked] = useState(0);

  function ask(deed: Deed) {
    if (deed === 'price') return setPriceAsked(priceAsked + 1);
    // A draft keeps its words, but not its kind.
    const draft = readDraft<object>(dateDraft(id));
    if (draft) writeDraft(dateDraft(id), { ...draft, what: deed });
    setDateAsked({ taps: dateAsked.taps + 1, deed });
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft tabular-nums">
        {(service || !isCall) && <Badge>{shownValue('service', service ?? 'sonstiges')}</Badge>}
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
        {chat && (
          <a
            className="button"
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => setTapped('whatsapp')}
          >
            {texts.whatsApp}
          </a>
        )}
        <StepControls moves={moves} tapped={tapped} isNextQuiet={isToBeCalled} onDeed={ask} />
        {moves.isWaiting && tapped === 'call' && (
          <span className="contents" ref={handOnFocus}>
            <PendingButton
              onPress={() =>
                announce(
                  enter({ kind: 'note', text: stepTexts.notReached }).then(() => setTapped(undefined)),
                  { done: stepTexts.notReachedNoted, failed: stepTexts.failed },
                )
              }
            >
              {stepTexts.notReached}
            </PendingButton>
          </span>
        )}
        <CardFold label={replyMenuTexts.open}>{() => <ReplyMenu request={contact} onTap={setTapped} />}</CardFold>
        <CardMenu contact={contact} onDecline={(reason) => moves.move({ step: 'abgesagt', reason })} />
      </div>
      {stepOf(contact) === 'erledigt' && !state?.date && <CallAgain request={contact} />}
      {messages && isUntold(messages) && <RequestMessages messages={messages} />}
      <RetentionNote contact={contact} />
      {/* Warns of a clash even when the form is closed. */}
      <CloseNote id={id} date={state?.date} />
      <LateDetails
        key={`date-${dateAsked.taps}`}
        title={dateTexts.title}
        startsOpen={dateAsked.taps > 0 || hasDraft(dateDraft(id))}
      >
        <DatePanel request={contact} asked={dateAsked.deed} />
      </LateDetails>
      <LateDetails
        key={`price-${priceAsked}`}
        title={historyTitle}
        className="not-open:print:hidden"
        startsOpen={priceAsked > 0 || hasDraft(noteDraft(id)) || hasDraft(priceDraft(id))}
      >
        <HistoryBody request={contact} isPriceAsked={priceAsked > 0} />
      </LateDetails>
    </>
  );
}
