import { setCopyAddress } from '#domain/backups/copies.server.ts';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { findMessageSettings, saveMessageSettings } from '#domain/messages/settings.server.ts';
import { changeEmail } from '#domain/people/administrators.server.ts';
import { takeToken } from '#domain/people/tokens.server.ts';
import { HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import type { addressRoutes } from './contract.ts';
import { addressAnswers } from './texts.ts';

export const addressHandlers: Handlers<typeof addressRoutes> = {
  async confirm({ body: { token }, request, afterAnswer }, { db, now }) {
    return changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      const proven = await takeToken(transaction, token, ['account', 'messages', 'copies'], now);
      if (!proven?.sender) throw new HttpError(410, addressAnswers.over);
      const { sender, use, email, among } = proven;
      const { username } = sender;
      if (use === 'account') {
        if (!(await changeEmail(transaction, sender.id, email, now))) throw new HttpError(409, addressAnswers.taken);
      } else if (use === 'copies') await setCopyAddress(transaction, email);
      else {
        const { addresses } = await findMessageSettings(transaction);
        const counts = [...addresses, email];
        await saveMessageSettings(transaction, { addresses: among.filter((address) => counts.includes(address)) });
      }
      const by = { username, userAgent: request.headers.get('user-agent') };
      await note({ kind: 'address-proven', by, email, username, use });
      return { email };
    });
  },
};
