import { use } from 'react';
import { Link } from 'wouter';
import { MENU } from '#admin/shown/card-look.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { download } from '#shared/browser/download.ts';
import { once } from '#shared/browser/once.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { type Person, requestToVcf } from './request-vcf.ts';

export function PersonItems({ id, person }: { id: string; person: Person }) {
  const isOwner = use(IsOwner);
  const wanted = person.email || phoneParts(person.phone ?? '').find(({ number }) => number)?.text;
  if (!wanted) return null;
  return (
    <>
      <button
        type="button"
        className={MENU.item}
        onClick={once(() => download(requestToVcf(person, new Date()), `${shortNumber(id)}.vcf`, 'text/vcard'))}
      >
        {texts.saveInPhone}
      </button>
      {/* The person travels in the history's state, because no address or log may hold a name. */}
      {isOwner && (
        <Link className={MENU.item} href="/settings#person-data" state={{ person: wanted }}>
          {texts.person}
        </Link>
      )}
    </>
  );
}
