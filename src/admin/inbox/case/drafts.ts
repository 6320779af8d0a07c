/** Names of what the owner has typed and not yet saved; all but the call are about a request. */
export const noteDraft = (id: string): string => `note:${id}`;
export const priceDraft = (id: string): string => `price:${id}`;
export const dateDraft = (id: string): string => `date:${id}`;
export const CALL_DRAFT = 'call';
