import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { useRemoveContact } from './contact-queries.ts';
import type { ContactSubmission } from './contract.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** One request with what the owner does next: answer, call, delete (Spec §2). */
export function ContactCard({ contact }: { contact: ContactSubmission }) {
  const remove = useRemoveContact();
  const { id, name, email, phone, service, message, createdAt } = contact;

  function confirmAndRemove() {
    if (!window.confirm(texts.confirmRemove(name))) return;
    void announce(remove.mutateAsync(id), {
      done: { title: texts.removedTitle, description: texts.removed },
      failed: { title: texts.removeFailedTitle, fallback: texts.removeFailed },
    });
  }

  return (
    <article className="contact-card pane" aria-labelledby={`contact-${id}`}>
      <header>
        <h3 id={`contact-${id}`} dir="auto">
          {name}
        </h3>
        <span className="badge">{SERVICE_LABELS[service ?? 'sonstiges']}</span>
        <time dateTime={createdAt}>{germanDateTime(createdAt)}</time>
      </header>
      <p className="contact-ways">
        <a href={`mailto:${email}`}>{email}</a>
        {phone && <a href={telephoneLink(phone)}>{phone}</a>}
      </p>
      <p className="contact-message" dir="auto">
        {message ?? texts.noMessage}
      </p>
      <div className="contact-actions">
        <a className="button" href={`mailto:${email}?subject=${encodeURIComponent(texts.replySubject)}`}>
          {texts.reply}
        </a>
        {phone && (
          <a className="button" href={telephoneLink(phone)}>
            {texts.call}
          </a>
        )}
        <button type="button" className="button button-danger" disabled={remove.isPending} onClick={confirmAndRemove}>
          {texts.remove}
        </button>
      </div>
    </article>
  );
}

/** RFC 3966 knows digits and a leading plus; spaces, slashes and brackets are for reading. */
const telephoneLink = (phone: string) => `tel:${phone.replace(/(?!^\+)[^\d]/g, '')}`;
