/**
 * Lists the layout flaws of the current page, a line each. Runs in the page, so it uses nothing outside itself. Finds:
 * - overlapping texts;
 * - texts, controls and pictures that overflow the window or their box;
 * - buttons and fields without border or padding, too low for a finger, or with too little contrast.
 */
export function findFlaws(): string[] {
  const SLACK_PX = 1.5;
  const flaws = new Set<string>();
  const windowWidth = document.documentElement.clientWidth;
  const brief = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40);
  const nameOf = (it: Element) =>
    `<${it.tagName.toLowerCase()} class="${it.getAttribute('class') ?? ''}"> ${brief(it.textContent || it.getAttribute('aria-label') || it.id)}`;

  function* upFrom(it: Element | null): Generator<Element> {
    for (let one = it; one; one = one.parentElement) yield one;
  }
  /** Returns true for visually hidden text and for the honeypot. */
  const isHiddenByDesign = (it: Element): boolean =>
    !!it.closest('.honeypot,script,style,noscript,template') ||
    [...upFrom(it)].some((one) => {
      const { clip, clipPath } = getComputedStyle(one);
      return clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)';
    });
  const isShown = (it: Element) =>
    it.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !isHiddenByDesign(it);

  /** Finds the fixed, dialog or popover ancestor, because only texts of one layer can overlap by mistake. */
  const layerOf = (it: Element): Element => {
    for (const one of upFrom(it)) {
      if (getComputedStyle(one).position === 'fixed' || one.matches('dialog[open],:popover-open')) return one;
    }
    return document.body;
  };
  const scrollsSideways = (it: Element) => /auto|scroll/.test(getComputedStyle(it).overflowX);
  /** Finds the nearest ancestor with a visible edge: background, border or clipped overflow. */
  const boxAround = (it: Element | null): Element | undefined => {
    for (const one of upFrom(it)) {
      const { display, backgroundColor, borderLeftWidth, borderLeftColor, overflowX } = getComputedStyle(one);
      if (display === 'contents' || display === 'inline') continue;
      const hasBorder = Number.parseFloat(borderLeftWidth) > 0 && rgba(borderLeftColor)[3] > 0;
      if (hasBorder || rgba(backgroundColor)[3] > 0 || overflowX !== 'visible') return one;
    }
    return undefined;
  };

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, [number, number, number, number]>();
  /** Converts any CSS colour to red, green, blue and opacity. */
  function rgba(colour: string): [number, number, number, number] {
    const before = known.get(colour);
    if (before) return before;
    if (!canvas) throw new Error('no canvas to read colours with');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const read: [number, number, number, number] = [red, green, blue, alpha / 255];
    known.set(colour, read);
    return read;
  }
  const groundOf = (it: Element | null) => {
    for (const one of upFrom(it)) {
      const ground = rgba(getComputedStyle(one).backgroundColor);
      if (ground[3] > 0.5) return ground;
    }
    return rgba('white');
  };
  const luminance = ([red, green, blue]: readonly number[]) => {
    const linear = [red, green, blue].map((value = 0) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  /** A line of text. It keeps the middle of its height, because only that surely contains ink. */
  interface Line {
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
    layer: Element;
  }
  const lines: Line[] = [];

  function checkPlace(it: Element, box: Pick<DOMRect, 'left' | 'right'>, what: string) {
    const isPushed = [...upFrom(it)].some(scrollsSideways);
    if (!isPushed && (box.left < -SLACK_PX || box.right > windowWidth + SLACK_PX))
      flaws.add(`leaves the window: ${what}`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(parent);
    const around = boxAround(parent);
    const outer = around?.getBoundingClientRect();
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 1) continue;
      const line = { left, right, top: top + height * 0.28, bottom: bottom - height * 0.28, layer };
      lines.push({ ...line, text: brief(node.nodeValue) });
      checkPlace(parent, line, brief(node.nodeValue));
      if (!around || !outer) continue;
      const { overflowX, overflowY } = getComputedStyle(around);
      const isBeside = left < outer.left - SLACK_PX || right > outer.right + SLACK_PX;
      const isAboveOrBelow = line.top < outer.top - SLACK_PX || line.bottom > outer.bottom + SLACK_PX;
      if ((isBeside && !/auto|scroll/.test(overflowX)) || (isAboveOrBelow && !/auto|scroll/.test(overflowY))) {
        flaws.add(`leaves its box: '${brief(node.nodeValue)}' in ${nameOf(around)}`);
      }
    }
  }

  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= one.bottom) break;
      if (one.layer === other.layer && one.left < other.right - SLACK_PX && other.left < one.right - SLACK_PX) {
        flaws.add(`one over the other: '${one.text}' and '${other.text}'`);
      }
    }
  }

  const TYPED = 'input:not([type=radio],[type=checkbox],[type=range],[type=hidden]),select,textarea';
  for (const it of document.querySelectorAll(`.button,button,summary,img,table,${TYPED}`)) {
    if (!isShown(it) || getComputedStyle(it).position === 'fixed') continue;
    const box = it.getBoundingClientRect();
    checkPlace(it, box, nameOf(it));
    const around = boxAround(it.parentElement);
    const outer = around?.getBoundingClientRect();
    if (around && outer && !scrollsSideways(around) && !it.matches('img')) {
      if (box.left < outer.left - SLACK_PX || box.right > outer.right + SLACK_PX) {
        flaws.add(`leaves its box: ${nameOf(it)} in ${nameOf(around)}`);
      }
    }
  }

  for (const it of document.querySelectorAll(`.button,${TYPED}`)) {
    if (!isShown(it)) continue;
    const style = getComputedStyle(it);
    const box = it.getBoundingClientRect();
    const complain = (what: string) => flaws.add(`${what}: ${nameOf(it)}`);
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    if (sides.some((side) => Number.parseFloat(style[`border${side}Width`]) < 1)) complain('no border');
    if (box.height < 44) complain(`${Math.round(box.height)} px high`);
    const ground = groundOf(it);
    if (contrast(rgba(style.color), ground) < 4.5) complain('words can’t be read');
    if (it.matches(TYPED)) {
      if (Number.parseFloat(style.paddingLeft) < 8) complain('no air beside its words');
      if (contrast(rgba(style.borderTopColor), groundOf(it.parentElement)) < 3) complain('its border can’t be seen');
    } else if (it.textContent?.trim()) {
      const words = document.createRange();
      words.selectNodeContents(it);
      const { left, right } = words.getBoundingClientRect();
      if (left - box.left < 8 || box.right - right < 8) complain('no air beside its words');
    }
  }
  return [...flaws];
}
