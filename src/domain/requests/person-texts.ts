import type { MessageKind } from '#shared/api/sent-message.ts';

/** Words in what a person is told of the own requests, beside those of the fields. */
export const personTexts = {
  message: (kind: MessageKind) => (kind === 'receipt' ? 'Bestätigung an Sie' : 'Mail an uns'),
  history: 'Verlauf',
};
