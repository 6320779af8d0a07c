import { linkOrigin } from '#server/own-origin.ts';
import { inboxTexts as texts } from './texts.ts';

export const ADMIN_INBOX_PATH = '/admin/contacts';

export const inboxLink = (query = ''): string => linkOrigin() + ADMIN_INBOX_PATH + query;

export const cardPath = (id: string): string => `${ADMIN_INBOX_PATH}?contact=${id}`;
export const cardLink = (id: string): string => linkOrigin() + cardPath(id);

/** The words of a mail that leads to the inbox and names nobody. */
export const inboxOnly = () => ({ body: `${texts.toInbox}:\n${inboxLink()}\n`, html: '' });
