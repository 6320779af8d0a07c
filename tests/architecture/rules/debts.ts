/** Imports that still break the rules of the house, as it was moved. The list may only get shorter. */
export const DEBTS: readonly string[] = [
  'src/domain/requests/list.server.ts imports src/domain/messages/messages-of.server.ts',
  'src/domain/requests/person.server.ts imports src/domain/erasure/person-record.ts',
  'src/domain/requests/person.server.ts imports src/domain/erasure/source.server.ts',
  'src/domain/requests/person.server.ts imports src/domain/messages/messages-of.server.ts',
  'src/domain/requests/rows.server.ts imports src/domain/messages/messages-of.server.ts',
  'src/domain/requests/store.server.ts imports src/domain/messages/letters.server.ts',
];
