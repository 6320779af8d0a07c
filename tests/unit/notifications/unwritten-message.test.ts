import { expect, test } from 'vitest';
import { messagesTo } from '#domain/messages/to-readers.server.ts';
import { expectConsoleError } from '../../support/setup/console-error-fails.ts';

test('a message that cannot be written still leads the owner to the inbox, by mail and push', () => {
  expectConsoleError(/message-not-written/);
  const readers = { addresses: ['chefin@firma.example'], devices: ['phone'], waiting: 1 } as never;
  const occasion = { kind: 'request', about: 'anfrage-1', at: new Date() } as const;
  const messages = messagesTo(readers, occasion, 'Neue Anfrage (GR-0001)', () => {
    throw new Error('no words');
  });
  expect(messages).toEqual([
    expect.objectContaining({ channel: 'mail', recipient: 'chefin@firma.example', subject: 'Neue Anfrage (GR-0001)' }),
    expect.objectContaining({ channel: 'push', body: expect.stringContaining('/admin/contacts') }),
  ]);
});
