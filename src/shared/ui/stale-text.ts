import { germanMoment } from '#shared/format/german-date.ts';
import { uiTexts } from './texts.ts';

/** 'Nicht aktualisiert, Stand 05:46', with the day unless it is today. */
export const staleText = (loadedAt: number): string => uiTexts.stale(germanMoment(new Date(loadedAt), new Date()));
