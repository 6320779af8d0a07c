import type { MessageKind } from '#shared/api/sent-message.ts';

/** Words in what a person is told of the own requests, beside those of the fields. */
export const personTexts = {
  message: (kind: MessageKind) => ({ request: 'Mail an uns', receipt: 'Bestätigung an Sie' })[kind],
};
