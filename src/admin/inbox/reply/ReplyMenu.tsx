import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { germanPrice } from '#domain/requests/case/price.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { fillTemplate } from './fill-template.ts';
import { letterTo, waysOf } from './reply.ts';
import { templatesQuery } from './reply-queries.ts';
import { replyMenuTexts as texts } from './texts.ts';

interface ReplyMenuProps {
  request: StoredRequest;
  onTap: (way: AnswerWay) => void;
}

/** The templates with the request's facts, each to be sent or copied, and the lines for an invoice. */
export function ReplyMenu({ request, onTap }: ReplyMenuProps) {
  const { data: templates, error, refetch } = useQuery(templatesQuery);
  const group = useId();
  if (error && !templates) return <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />;
  if (!templates) return <Skeleton className="h-[20rem] w-full" />;
  return (
    <div className="grid gap-3">
      {templates.length === 0 && <p>{texts.none}</p>}
      <ul className="grid" aria-label={texts.list}>
        {templates.map(({ slot, title, text }) => (
          <li key={slot}>
            <details name={group}>
              <summary className="list-item min-h-touch content-center font-medium wrap-anywhere">{title}</summary>
              <ReadyText title={title} text={fillTemplate(text, request, new Date())} request={request} onTap={onTap} />
            </details>
          </li>
        ))}
      </ul>
      <CopyButton text={invoiceLines(request)} name={texts.invoice} />
    </div>
  );
}

interface ReadyTextProps extends ReplyMenuProps {
  title: string;
  text: string;
}

/** A preview of a text, with the ways to send it. */
function ReadyText({ title, text, request, onTap }: ReadyTextProps) {
  return (
    <div className="grid gap-3 pb-3">
      <p className="max-w-[66ch] border-l-4 border-sun pl-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-2">
        {waysOf(request, text).map(
          ({ way, href, words }) =>
            href && (
              <a
                key={way}
                className="button"
                href={href}
                target={way === 'whatsapp' ? '_blank' : undefined}
                rel="noopener noreferrer"
                aria-label={texts.named(words, title)}
                onClick={() => onTap(way)}
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

function CopyButton({ text, name, label }: { text: string; name: string; label?: string }) {
  const copy = () => announce(navigator.clipboard.writeText(text), { done: texts.copied, failed: texts.notCopied });
  return (
    <PendingButton className="button justify-self-start" repeated aria-label={label} onPress={copy}>
      {name}
    </PendingButton>
  );
}

/** Lists the facts for an invoice, a line each; leaves out unknown ones. */
function invoiceLines({ id, name, place, service, state }: StoredRequest): string {
  const { date, priceCents } = state ?? {};
  const work = date?.what === 'arbeit' && germanDate(new Date(date.day));
  const lines = [name, date?.place || place, service && shownValue('service', service), work];
  return [...lines, priceCents && germanPrice(priceCents), shortNumber(id)].filter(Boolean).join('\n');
}
