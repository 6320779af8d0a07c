import type { ContactRequest } from '#features/contact/contract.ts';

let made = 0;

/** A contact request as the form sends it; every one is from somebody else. */
export function aContact(changes: Partial<ContactRequest> = {}): ContactRequest {
  made += 1;
  return {
    name: `Erika Beispiel ${made}`,
    email: `erika.${made}@beispiel.example`,
    phone: '06131 000000',
    service: 'fenster',
    message: 'Zwölf Fenster und eine Balkontür, gern im Mai.',
    ...changes,
  };
}
