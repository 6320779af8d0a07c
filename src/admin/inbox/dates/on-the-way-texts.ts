import { business } from '#content/business.ts';

/** The message to the customer on the day itself. */
export const onTheWayTexts = {
  title: 'Ich bin unterwegs',
  message: (name: string, time: string | undefined) =>
    `Guten Tag ${name},\n\nich bin unterwegs zu Ihnen${time ? ` und wie vereinbart gegen ${time} Uhr da` : ''}.\n\n${business.owner}, ${business.company}`,
  sms: 'Als SMS',
  whatsApp: 'Per WhatsApp',
  noMobile: 'Für „Ich bin unterwegs“ fehlt eine Handynummer.',
};
