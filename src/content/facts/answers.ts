import type { Facts } from '#content/facts-schema.ts';

type Answers = Facts['answers'];

export const appointmentWithinDays: Answers['appointmentWithinDays'] = undefined;
export const payment: Answers['payment'] = undefined;
export const taxBenefit: Answers['taxBenefit'] = undefined;
export const rain: Answers['rain'] = undefined;
export const duration: Answers['duration'] = undefined;
export const atHome: Answers['atHome'] = undefined;
export const waterAndLadder: Answers['waterAndLadder'] = undefined;
export const frames: Answers['frames'] = undefined;
export const landlords: Answers['landlords'] = undefined;
