/** A field of the contact form. The form comes anew for another request: it is looked for each time. */
export const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`.contact-form [name=${name}]`);

/** What the request is about, in short: 'Wintergarten, 55268'; empty where nothing is chosen. */
export function chosenWords(): string {
  const service = document.querySelector<HTMLOptionElement>('.contact-form [name=service] :checked');
  return [service?.value && service.text.replace(/ Reinigung$/, ''), fieldOf('place')?.value]
    .filter(Boolean)
    .join(', ');
}
