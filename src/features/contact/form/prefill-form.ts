/**
 * A link to the form that says what it is about takes it along: `data-service` is chosen in the form, `data-place` stands
 * there unless somebody has typed a place's name; the postal code of an earlier check gives way.
 */
export function prefillForm() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-service],[data-place]');
    const fields = document.querySelector<HTMLFormElement>('.contact-form')?.elements;
    if (!link || !fields) return;
    const { service, place } = link.dataset;
    const [choice, input] = [fields.namedItem('service'), fields.namedItem('place')];
    if (service && choice instanceof HTMLSelectElement) choice.value = service;
    if (place && input instanceof HTMLInputElement && !/\D/.test(input.value)) input.value = place;
  });
}
