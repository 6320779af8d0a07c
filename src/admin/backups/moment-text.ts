import { germanDateTime } from '#shared/format/german-date.ts';
import { backupsPageTexts } from './texts.ts';

/** '21.11.2026, 08:15', or 'Keine' where there is none. */
export const momentText = (iso: string | null): string => (iso ? germanDateTime(iso) : backupsPageTexts.none);
