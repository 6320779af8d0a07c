import { useQuery } from '@tanstack/react-query';
import type { AnswerWay } from '#shared/stored-words.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { type Answered, chatLink, replyLink } from './reply.ts';
import { templatesQuery } from './reply-queries.ts';
import { replyMenuTexts as texts } from './texts.ts';

export interface ReplyMenuProps {
  request: Answered;
  onTap: (way: AnswerWay) => void;
}

/** Links that answer a request with a template, by mail and, for a mobile number, by WhatsApp. */
export function ReplyMenu({ request, onTap }: ReplyMenuProps) {
  const { data: templates, error, refetch } = useQuery(templatesQuery);
  if (error && !templates) return <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />;
  if (!templates) return <Skeleton className="h-[3em] w-full" />;
  if (templates.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className="grid gap-3" aria-label={texts.list}>
      {templates.map(({ slot, title, text }) => {
        const chat = chatLink(request, text);
        return (
          <li key={slot} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <strong className="min-w-[12rem] wrap-anywhere">{title}</strong>
            <span className="flex flex-wrap gap-2">
              {request.email !== '' && (
                <a
                  className="button"
                  href={replyLink(request, text)}
                  aria-label={texts.byMailWith(title)}
                  onClick={() => onTap('mail')}
                >
                  {texts.byMail}
                </a>
              )}
              {chat && (
                <a
                  className="button"
                  href={chat}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={texts.byWhatsAppWith(title)}
                  onClick={() => onTap('whatsapp')}
                >
                  {texts.byWhatsApp}
                </a>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
