import { useQuery } from '@tanstack/react-query';
import { germanDateTime } from '#shared/format/german-date.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { suspectsQuery, useAcceptSuspect, useRemoveSuspect } from './contact-queries.ts';
import type { ContactSuspect } from './contract.ts';
import { contactsPageTexts, suspectsTexts as texts } from './texts.ts';

/** What honeypot and filling time kept out of the inbox. Nothing where nothing was caught. */
export function Suspects() {
  const { data = [] } = useQuery(suspectsQuery);
  if (data.length === 0) return null;
  return (
    <details className="suspects">
      <summary>{texts.title(data.length)}</summary>
      <p>{texts.intro}</p>
      <ul>
        {data.map((suspect) => (
          <li key={suspect.id}>
            <Suspect suspect={suspect} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Suspect({ suspect }: { suspect: ContactSuspect }) {
  const accept = useAcceptSuspect();
  const remove = useRemoveSuspect();
  const failed = { title: contactsPageTexts.removeFailedTitle, fallback: texts.actionFailed };
  return (
    <article className="contact-card pane" aria-label={suspect.name}>
      <header>
        <h3 dir="auto">{suspect.name}</h3>
        <span className="badge">{texts.reasons[suspect.reason]}</span>
        <time dateTime={suspect.createdAt}>{germanDateTime(suspect.createdAt)}</time>
      </header>
      <p>{suspect.email}</p>
      <p className="contact-message" dir="auto">
        {suspect.message ?? contactsPageTexts.noMessage}
      </p>
      <div className="contact-actions">
        <button
          type="button"
          className="button"
          disabled={accept.isPending}
          onClick={() =>
            announce(accept.mutateAsync(suspect.id), {
              done: { title: contactsPageTexts.removedTitle, description: texts.accepted },
              failed,
            })
          }
        >
          {texts.accept}
        </button>
        <button
          type="button"
          className="button button-danger"
          disabled={remove.isPending}
          onClick={() => {
            if (window.confirm(contactsPageTexts.confirmRemove(suspect.name))) {
              void announce(remove.mutateAsync(suspect.id), { failed });
            }
          }}
        >
          {contactsPageTexts.remove}
        </button>
      </div>
    </article>
  );
}
