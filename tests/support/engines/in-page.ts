/**
 * Finds a shown element by roles and names, and looks at it, brings it under the mouse, or enters a value. Undefined if
 * it is not there, still moves, or is covered for `waitMs`. Runs in the page, so it uses nothing outside itself.
 */
export async function inPage(
  path: readonly string[],
  deed: 'look' | 'reach' | 'select' | 'enter',
  value = '',
  waitMs = 0,
) {
  const SELECTORS: Record<string, string> = {
    button: 'button, summary, input[type=submit], [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
    dialog: 'dialog[open], [role=dialog]',
    field: 'input:not([type=radio], [type=checkbox]), textarea, select',
    radio: 'input[type=radio], [role=radio]',
    switch: 'input[type=checkbox], [role=switch]',
    card: 'article',
    group: 'fieldset, [role=group]',
    region: 'section, [role=region]',
    text: 'p, li, dd, td, strong, span, div:not(:has(div, p, li, section)), output, time, label',
    picture: 'img',
    alert: '[role=alert], [role=status], output',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const byId = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const legend = element.matches('fieldset') ? [...element.querySelectorAll(':scope > legend')] : [];
    const told = [...byId, ...labels, ...legend].map((one) => one?.textContent ?? '').join(' ');
    return plain(element.getAttribute('aria-label') || told || element.getAttribute('alt') || element.textContent);
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const find = () => {
    let found: Element[] = [document.documentElement];
    for (const step of path) {
      const [role = '', ...words] = step.split(' ');
      const name = words.join(' ');
      const all = found.flatMap((one) => [...one.querySelectorAll(SELECTORS[role] ?? role)]);
      // Names first, because an engine styles and lays out anew to say what is shown.
      const named = all.filter((one) => (!name || nameOf(one).includes(name)) && isShown(one));
      const exact = named.filter((one) => name && nameOf(one) === name);
      found = exact.length > 0 ? exact : named;
    }
    return found[0] as HTMLInputElement | undefined;
  };
  const attempt = async () => {
    const element = find();
    if (!element) return undefined;
    if (deed === 'enter') {
      // React hears only what the element's own setter has set.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (deed === 'select') {
      element.focus();
      element.select();
    }
    let target: HTMLElement = element;
    if (deed === 'reach') {
      // The box that people see is the label's, where the field itself is hidden.
      if (element.getBoundingClientRect().width < 5) target = element.labels?.[0] ?? element;
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // On a busy machine a press before the island's script leads on without it (ISLAND_WAIT_AT_MOST_MS).
      const island = target.closest('react-island');
      const isAwake = !island || Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
      if (target.closest('react-island, [data-late]') && !(isAwake && document.body.dataset.touched)) {
        element.focus();
        return undefined;
      }
      const before = target.getBoundingClientRect();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const after = target.getBoundingClientRect();
      const hit = document.elementFromPoint(after.x + after.width / 2, after.y + after.height / 2);
      document.documentElement.toggleAttribute('data-missed', true);
      const name = nameOf(target);
      const notice = ({ target: pressed }: Event) => {
        // Its like counts, too, because a page may draw the element anew at that moment.
        const like = (pressed as Element).closest(target.tagName);
        if (target.contains(pressed as Node) || (like && nameOf(like) === name))
          document.documentElement.removeAttribute('data-missed');
      };
      addEventListener('click', notice, { once: true, capture: true });
      const isFree =
        hit && (target.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
      if (before.x !== after.x || before.y !== after.y || !isFree) return undefined;
    }
    const { x, y, width, height, top, bottom } = target.getBoundingClientRect();
    return {
      ...{ x: x + width / 2, y: y + height / 2, width, height, top, bottom, name: nameOf(element) },
      text: plain(element.innerText),
      value: element.value ?? '',
      isChecked: element.checked ?? element.getAttribute('aria-checked') === 'true',
      isFocused: document.activeElement === element,
      isOpen: element.closest('details')?.open ?? element.getAttribute('aria-expanded') === 'true',
      isDisabled: element.disabled || element.getAttribute('aria-disabled') === 'true',
      colour: getComputedStyle(element).color,
    };
  };
  const end = performance.now() + waitMs;
  let found = await attempt();
  while (!found && performance.now() < end) {
    await new Promise((later) => setTimeout(later, 30));
    found = await attempt();
  }
  return found;
}
