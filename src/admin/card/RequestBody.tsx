import { useState } from 'react';
import { FoldPanel, useFolds } from '#admin/case/CardFold.tsx';
import { DeedButton, deedAfter } from '#admin/case/DeedButton.tsx';
import { dateDraft } from '#admin/case/drafts.ts';
import { NoteForm } from '#admin/case/NoteForm.tsx';
import { pastMoment } from '#admin/case/past-moment.ts';
import { RetentionNote } from '#admin/case/RetentionNote.tsx';
import { callTexts, stepTexts } from '#admin/case/texts.ts';
import { useEntries } from '#admin/case/use-entries.ts';
import { useMoves } from '#admin/case/use-moves.ts';
import { jobOf } from '#admin/dates/finished-job.ts';
import { useFinish } from '#admin/dates/use-finish.tsx';
import { isUntold } from '#admin/messages/message-texts.ts';
import { RequestMessages } from '#admin/messages/RequestMessages.tsx';
import { PhotoStrip } from '#admin/photos/PhotoStrip.tsx';
import { CARD, DETAIL, ON_PHONE } from '#admin/shown/card-look.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { useCustomer } from '#admin/shown/use-customers.ts';
import { type Deed, stepLabel } from '#domain/requests/case/steps.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { readDraft, writeDraft } from '#shared/browser/use-stored-draft.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { AnswerWays } from './AnswerWays.tsx';
import { FieldLines } from './CardFields.tsx';
import { CardMenu } from './CardMenu.tsx';
import { History } from './History.tsx';
import { RequestHead } from './RequestHead.tsx';

const ReplyMenu = latePart('h-[20rem]', async () => (await import('#admin/reply/ReplyMenu.tsx')).ReplyMenu);

/** The steps with photos of the job; a visitor's photos show at any step. */
const TAKES_PHOTOS: readonly string[] = ['termin', 'erledigt'];

/** An opened request: who and what is due, one next deed, the ways to answer, the message, its history (Spec §2). */
export function RequestBody({ contact }: { contact: StoredRequest }) {
  const { id, service, message, createdAt, state, messages, photos = [], isCall, isNotebook } = contact;
  const isPhone = useMediaQuery(ON_PHONE);
  const { finish, panel } = useFinish(jobOf(contact));
  const { enter } = useEntries(contact);
  const folds = useFolds(id, isPhone);
  const customer = useCustomer(id);
  const moves = useMoves(contact, !!customer?.jobs.length);
  const address = customer?.address ?? contact.place;
  const [tapped, setTapped] = useState<AnswerWay>();
  const { opened, open, close, opener } = folds;
  const remembered = [customer?.stays, state?.notes].filter(Boolean).join('\n');

  function ask(deed: Deed, from: HTMLElement) {
    if (deed === 'price') return open('price', { deed, from });
    // A draft keeps its words, but not its kind.
    const draft = readDraft<object>(dateDraft(id));
    if (draft) writeDraft(dateDraft(id), { ...draft, what: deed });
    open('date', { deed, from });
  }

  const noteUnreached = () =>
    announce(
      enter({ kind: 'note', text: stepTexts.notReached }).then(() => setTapped(undefined)),
      { done: stepTexts.notReachedNoted, failed: stepTexts.failed },
    );

  // Beside the deed; below a panel or on a wide page it would stand alone in its row.
  const isMenuAbove = isPhone && !panel;
  const menu = (
    <button type="button" className={DETAIL.more} aria-label={texts.more} {...opener('menu')}>
      <Icon name="more" />
    </button>
  );
  const openedMenu = opened?.fold === 'menu' && (
    <FoldPanel onClose={close}>
      <CardMenu
        contact={contact}
        address={address}
        customer={customer}
        folds={folds}
        moves={moves}
        onFinish={finish}
        hasNote={isPhone}
      />
    </FoldPanel>
  );

  return (
    <>
      <div className={DETAIL.head}>
        <RequestHead contact={contact} customer={customer} address={address} />
        <div className={DETAIL.deed}>
          {!panel && <DeedButton contact={contact} moves={moves} tapped={tapped} onDeed={ask} onFinish={finish} />}
          {isMenuAbove && menu}
          {moves.isWaiting && tapped === 'call' && (
            <span className="contents" ref={handOnFocus}>
              <PendingButton onPress={noteUnreached}>{stepTexts.notReached}</PendingButton>
            </span>
          )}
        </div>
      </div>
      {isMenuAbove && openedMenu}
      {panel}
      <div className={DETAIL.ways}>
        <AnswerWays contact={contact} address={address} opener={opener} onTap={setTapped} />
        {/* In the order of the screen, so for the keyboard, too. */}
        {!isMenuAbove && menu}
      </div>
      {!isMenuAbove && openedMenu}
      {(opened?.fold === 'mail' || opened?.fold === 'whatsapp') && (
        <FoldPanel onClose={close}>
          <ReplyMenu
            key={opened.taps}
            request={contact}
            address={address}
            way={opened.fold}
            first={opened.template}
            onTap={setTapped}
          />
        </FoldPanel>
      )}
      <RetentionNote contact={contact} />
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-x-[0.4em] text-small text-ink-soft tabular-nums">
          {[
            (service || !(isCall || isNotebook)) && shownValue('service', service ?? 'sonstiges'),
            isCall && callTexts.called,
            isNotebook && callTexts.notebook,
            <time key="arrived" dateTime={createdAt}>
              {pastMoment(createdAt, new Date())}
            </time>,
            shortNumber(id),
            moves.step !== 'neu' && stepTexts.stands(stepLabel(moves.step)),
          ]
            .filter(Boolean)
            .map((fact, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The facts have no state.
              <span key={place} className="not-last:after:content-['_·'/'']">
                {fact}
              </span>
            ))}
        </p>
        {(message || !isNotebook) && (
          <p className={`${CARD.message} max-w-[48ch] text-pretty`} dir="auto">
            {message ?? texts.noMessage}
          </p>
        )}
        <FieldLines contact={contact} without="place" />
        {(photos.length > 0 || TAKES_PHOTOS.includes(moves.step)) && <PhotoStrip requests={[contact]} addTo={id} />}
        {remembered && (
          <p className="max-w-[48ch] border-l-4 border-sun pl-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
            {remembered}
          </p>
        )}
      </div>
      {messages && isUntold(messages) && <RequestMessages messages={messages} />}
      <History request={contact} customer={customer} folds={folds} deed={deedAfter(moves)} />
      {!isPhone && <NoteForm request={contact} />}
    </>
  );
}
