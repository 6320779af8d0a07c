import { escapeMarkup } from '#shared/format/escape-markup.ts';

export interface MailText {
  subject: string;
  body: string;
  html: string;
}

export interface Mail extends MailText {
  recipient: string;
  replyTo: string | null;
  /** RFC 5322 §3.6.4, in angle brackets. The same at every attempt, so that a mailbox shows a second copy once. */
  messageId: string;
}

export type MailPart =
  | { text: string }
  | { rows: readonly (readonly [name: string, value: string])[] }
  | { link: string; href: string }
  | { button: string; href: string };

export const writeMail = (subject: string, parts: readonly MailPart[]): MailText => ({
  subject,
  body: bodyOf(parts),
  html: htmlOf(subject, parts),
});

const LINK = 'display:inline-block;padding:.6em 0';
/** At least 48 px high for a thumb, in the link's own colour. */
const BUTTON =
  'display:inline-block;padding:.6em 1em;border:2px solid;border-radius:8px;font-weight:bold;text-decoration:none';

const bodyOf = (parts: readonly MailPart[]): string =>
  `${parts
    .map((part) => {
      if ('text' in part) return part.text;
      if ('rows' in part)
        return part.rows.map(([name, value]) => `${name.replace(/[^?]$/, '$&:')} ${value}`).join('\n');
      return `${'link' in part ? part.link : part.button}:\n${part.href}`;
    })
    .join('\n\n')}\n`;

/** Writes the mail as HTML: one column in the reader's own colours, for dark mode and large type. It loads nothing. */
function htmlOf(subject: string, parts: readonly MailPart[]): string {
  const lines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');
  const html = parts.map((part) => {
    if ('text' in part) return `<p>${lines(part.text)}</p>`;
    if ('rows' in part) {
      return `<p>${part.rows.map(([name, value]) => `<b>${escapeMarkup(name)}</b><br>${lines(value)}`).join('</p><p>')}</p>`;
    }
    const [label, style] = 'link' in part ? [part.link, LINK] : [part.button, BUTTON];
    return `<p><a href="${escapeMarkup(part.href)}" style="${style}">${escapeMarkup(label)}</a></p>`;
  });
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0 auto;padding:16px;max-width:36em;font:18px/1.5 sans-serif;overflow-wrap:anywhere">
${html.join('\n')}
</body></html>
`;
}
