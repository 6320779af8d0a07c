import { type ComponentProps, useState } from 'react';
import { DeedButton, deedAfter } from '#admin/case/DeedButton.tsx';
import { dateDraft, draftsOf } from '#admin/case/drafts.ts';
import { NoteForm } from '#admin/case/NoteForm.tsx';
import { stepTexts } from '#admin/case/texts.ts';
import { useEntries } from '#admin/case/use-entries.ts';
import { useMoves } from '#admin/case/use-moves.ts';
import { jobOf, useFinish } from '#admin/dates/use-finish.tsx';
import { DETAIL, ON_PHONE } from '#admin/shown/card-look.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { useCustomer } from '#admin/shown/use-customers.ts';
import type { Deed } from '#domain/jobs/steps.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { readDraft, useHasDraft, writeDraft } from '#shared/browser/use-stored-draft.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { AnswerWays } from './AnswerWays.tsx';
import { History } from './History.tsx';
import { OpenedSheet } from './OpenedSheet.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestHead } from './RequestHead.tsx';
import type { Opened } from './RequestMenu.tsx';
import { SamePerson } from './SamePerson.tsx';

interface RequestBodyProps extends Pick<ComponentProps<typeof RequestHead>, 'isPage' | 'isNamed'> {
  contact: StoredRequest;
}

/** An opened request: who and what is due, one next deed, the ways to answer, the message, its history (Spec §2). */
export function RequestBody({ contact, ...head }: RequestBodyProps) {
  const { id, place } = contact;
  const isPhone = useMediaQuery(ON_PHONE);
  const isBegun = useHasDraft(draftsOf(id));
  const { finish, panel } = useFinish(jobOf(contact));
  const customer = useCustomer(id);
  const moves = useMoves(contact, !!customer?.jobs.length);
  const address = customer?.address ?? place;
  const [tapped, setTapped] = useState<AnswerWay>();
  const [opened, open] = useState<Opened>();

  function ask(deed: Deed) {
    // A draft keeps its words, but not its kind.
    const draft = deed !== 'price' && readDraft<object>(dateDraft(id));
    if (draft) writeDraft(dateDraft(id), { ...draft, what: deed });
    open({ what: deed === 'price' ? 'price' : 'date', deed });
  }

  // In the order of the screen, so for the keyboard, too.
  const isMenuAbove = isPhone && !panel;
  const menu = (
    <button
      type="button"
      className={DETAIL.more}
      aria-label={texts.more}
      aria-haspopup="dialog"
      onClick={() => open({ what: 'menu' })}
    >
      <Icon name="more" />
    </button>
  );
  return (
    <>
      <div className={DETAIL.head}>
        <div className="grid min-w-0 gap-3">
          <RequestHead {...head} {...{ contact, customer, address, isBegun }} />
          <SamePerson key={id} customer={customer} className="px-4 max-[37.5em]:-mx-4" />
        </div>
        <div className={DETAIL.deed}>
          {!panel && <DeedButton contact={contact} moves={moves} tapped={tapped} onDeed={ask} onFinish={finish} />}
          {isMenuAbove && menu}
          {moves.isWaiting && tapped === 'call' && (
            <UnreachedButton contact={contact} onNoted={() => setTapped(undefined)} />
          )}
        </div>
      </div>
      {panel}
      <div className={DETAIL.ways}>
        <AnswerWays contact={contact} address={address} onOpen={(what) => open({ what })} onTap={setTapped} />
        {!isMenuAbove && menu}
      </div>
      <RequestFacts contact={contact} customer={customer} step={moves.step} />
      <History request={contact} customer={customer} deed={deedAfter(moves)} onOpen={open} />
      {!isPhone && <NoteForm request={contact} />}
      {opened && (
        <OpenedSheet
          key={opened.what}
          {...{ opened, contact, address, customer, moves }}
          onFinish={finish}
          onOpen={open}
          onTap={setTapped}
        />
      )}
    </>
  );
}

function UnreachedButton({ contact, onNoted }: { contact: StoredRequest; onNoted: () => void }) {
  const { enter } = useEntries(contact);
  const note = () =>
    announce(enter({ kind: 'note', text: stepTexts.notReached }).then(onNoted), { done: stepTexts.notReachedNoted });
  return (
    <span className="contents" ref={handOnFocus}>
      <PendingButton onPress={note}>{stepTexts.notReached}</PendingButton>
    </span>
  );
}
