/** Storage keys of unsaved drafts; all but the call belong to a request. */
export const noteDraft = (id: string): string => `note:${id}`;
export const priceDraft = (id: string): string => `price:${id}`;
export const dateDraft = (id: string): string => `date:${id}`;
export const correctDraft = (id: string): string => `correct:${id}`;
export const draftsOf = (id: string): string[] => [noteDraft, priceDraft, dateDraft, correctDraft].map((of) => of(id));
export const CALL_DRAFT = 'call';
