import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { focusFirst } from '#shared/browser/hand-on-focus.ts';
import { mailto } from '#shared/format/mailto.ts';
import { firstChat } from '#shared/format/phone-numbers.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { Chips } from '#shared/ui/Chips.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { CopyButton, copyText } from './CopyButton.tsx';
import { fillTemplate } from './fill-template.ts';
import { letterTo, waysOf } from './reply.ts';
import { templatesQuery } from './reply-queries.ts';
import { replyMenuTexts as texts } from './texts.ts';

interface ReplyMenuProps {
  request: StoredRequest;
  address: string | undefined;
  way: 'mail' | 'whatsapp' | 'any';
  first?: string | undefined;
  /** The titles of the only templates that suit; all, if the owner has none of them. */
  fitting?: readonly string[];
  onTap?: (way: AnswerWay) => void;
  onDone?: () => void;
}

export function ReplyMenu({ request, address, way, first, fitting = [], onTap, onDone }: ReplyMenuProps) {
  const { data, error, refetch } = useQuery(templatesQuery);
  const suited = data?.filter(({ title }) => fitting.includes(title)) ?? [];
  const templates = suited.length > 0 ? suited : data;
  const [chosen, choose] = useState<string>();
  const shown = templates?.find(({ slot, title }) => (chosen ? `${slot}` === chosen : title === first));
  return (
    <div className="grid gap-3">
      <PlainWay {...{ request, way, onTap, onDone }} isFirst={!first} />
      {!templates &&
        (error ? (
          <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />
        ) : (
          <Skeleton className="h-[20rem] w-full" />
        ))}
      {templates?.length === 0 && <p>{texts.none}</p>}
      {templates && templates.length > 0 && (
        <div ref={shown && focusChosen}>
          <Chips
            label={texts.list}
            options={templates.map(({ slot, title }) => [`${slot}`, title])}
            chosen={shown && `${shown.slot}`}
            onChoose={choose}
          />
        </div>
      )}
      {shown && (
        <ReadyText
          title={shown.title}
          text={fillTemplate(shown.text, { ...request, place: address }, new Date())}
          request={request}
          ways={WAYS[way]}
          onTap={onTap}
          onDone={onDone}
        />
      )}
    </div>
  );
}

/** The address, or the chat, without a template. */
function PlainWay({ request, way, isFirst, onTap, onDone }: Omit<ReplyMenuProps, 'address'> & { isFirst: boolean }) {
  const { email, phone = '' } = request;
  if (way === 'mail') {
    return (
      <a className="justify-self-start py-3 wrap-anywhere" href={mailto(email)}>
        {email}
      </a>
    );
  }
  if (way === 'any') return null;
  return (
    <a
      className="button justify-self-start"
      href={firstChat(phone)}
      target="_blank"
      rel="noopener noreferrer"
      ref={isFirst ? focusFirst : undefined}
      onClick={() => {
        onTap?.(way);
        onDone?.();
      }}
    >
      {texts.plain}
    </a>
  );
}

const focusChosen = (part: HTMLElement | null) => part?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();

const WAYS = { mail: ['mail'], whatsapp: ['whatsapp', 'sms'], any: ['whatsapp', 'sms', 'mail'] } as const;

interface ReadyTextProps extends Pick<ReplyMenuProps, 'request' | 'onTap' | 'onDone'> {
  title: string;
  text: string;
  ways: readonly AnswerWay[];
}

function ReadyText({ title, text, request, ways, onTap, onDone }: ReadyTextProps) {
  return (
    <div className="grid gap-3 pb-3">
      <p className="max-w-[66ch] border-l-4 border-sun pl-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: The ways take the presses. */}
      <div className="flex flex-wrap gap-2" onClick={onDone}>
        {waysOf(request, text).map(
          ({ way, href, words, ...rest }) =>
            href &&
            ways.includes(way) && (
              <a
                key={way}
                className="button"
                href={href}
                target={way === 'whatsapp' ? '_blank' : undefined}
                rel="noopener noreferrer"
                aria-label={texts.named(words, title)}
                onClick={() => {
                  if ('pasted' in rest && rest.pasted) copyText(rest.pasted);
                  onTap?.(way);
                }}
              >
                {words}
              </a>
            ),
        )}
        <CopyButton text={letterTo(request, text)} name={texts.copy} label={texts.named(texts.copy, title)} />
      </div>
    </div>
  );
}
