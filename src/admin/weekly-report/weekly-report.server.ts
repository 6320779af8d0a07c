import type { Handlers } from '#http/serve.ts';
import type { weeklyReportRoutes } from './contract.ts';
import { weekSentences } from './texts.ts';
import { weekFigures } from './week-figures.server.ts';

/** Tells the owner how the last week was. */
export const weeklyReportHandlers: Handlers<typeof weeklyReportRoutes> = {
  async show(_, { db, now }) {
    return { sentences: weekSentences(await weekFigures(db, now)) };
  },
};
