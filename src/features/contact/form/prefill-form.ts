/**
 * A link to the form that says what it is about takes it along: `data-service` is chosen in the form, `data-message`
 * begins the message. What somebody has typed stays.
 */
export function prefillForm() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-service],[data-message]');
    const fields = document.querySelector<HTMLFormElement>('.contact-form')?.elements;
    if (!link || !fields) return;
    const { service, message } = link.dataset;
    const [choice, text] = [fields.namedItem('service'), fields.namedItem('message')];
    if (service && choice instanceof HTMLSelectElement) choice.value = service;
    if (message && text instanceof HTMLTextAreaElement && !text.value.includes(message)) {
      text.value = `${message}\n${text.value}`;
    }
  });
}
