import { chosenPostalCode, type QuickChoices, sizeLine } from '#content/quick-request.ts';
import { SERVICE_LABELS, type ServiceKind } from '#content/service-kinds.ts';

/** Words of the request in three steps. */
export const quickTexts = {
  lead: 'Drei kurze Fragen, dann ist das Formular ausgefüllt oder Ihre WhatsApp-Nachricht geschrieben. Oder Sie rufen gleich an.',
  steps: ['Welches Glas?', 'Wie viel ungefähr?', 'Wo?'],
  postalCode: 'Ihre Postleitzahl',
  ways: 'Und jetzt?',
  form: 'Weiter zum ausgefüllten Formular',
  whatsapp: 'Als WhatsApp-Nachricht',
  call: (phone: string) => `Anrufen: ${phone}`,
  whatsappNote: 'WhatsApp öffnet sich erst, wenn Sie darauf tippen, und sendet nichts von allein.',
} as const;

/** A message that is ready to be sent by WhatsApp. */
export function readyMessage(choices: QuickChoices): string {
  const service = SERVICE_LABELS[choices.service as ServiceKind];
  const about = service ? `es geht um: ${service}.` : 'ich habe eine Anfrage.';
  const postalCode = chosenPostalCode(choices);
  const where = postalCode && `Postleitzahl: ${postalCode}`;
  return [`Guten Tag, ${about}`, sizeLine(choices), where, 'Wann können Sie sich das bei mir ansehen?']
    .filter(Boolean)
    .join('\n');
}
