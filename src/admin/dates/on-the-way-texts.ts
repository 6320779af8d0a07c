import * as firm from '#facts/firm.ts';

/** The message to the customer on the day itself. */
export const onTheWayTexts = {
  message: (name: string, time: string | undefined) =>
    `Guten Tag ${name},\n\nich bin unterwegs zu Ihnen${time ? ` und wie vereinbart gegen ${time} Uhr da` : ''}.\n\n${firm.owner}, ${firm.company}`,
};
