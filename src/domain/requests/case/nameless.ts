const CALL = 'Anruf ';
const UNKNOWN = 'Unbekannt';

/** Names a call of somebody whose name is not known, because every list shows a name. */
export const nameless = (phone: string | undefined): string => (phone ? `${CALL}${phone}` : UNKNOWN);

export const isNameless = (name: string): boolean => name === UNKNOWN || name.startsWith(CALL);
