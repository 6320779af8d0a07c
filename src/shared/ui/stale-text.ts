import { germanMoment } from '#shared/format/german-date.ts';
import { uiTexts } from './texts.ts';

export const staleText = (loadedAt: number): string => uiTexts.stale(germanMoment(new Date(loadedAt), new Date()));
