import type { Handlers } from '#http/serve.ts';
import type { weeklyReportRoutes } from './contract.ts';
import { weekSentences } from './texts.ts';
import { weekFigures } from './week-figures.server.ts';

export const weeklyReportHandlers: Handlers<typeof weeklyReportRoutes> = {
  async show(_, { db, now }) {
    return { sentences: weekSentences(await weekFigures(db, now)) };
  },
};
