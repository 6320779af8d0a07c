/**
 * Lists the words of an element with their contrast, if it is under 4.5 (WCAG 1.4.3). Runs in the page. Axe takes the
 * browser's own background for white, even in dark mode.
 */
export function faintWords(element: Element): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  const rgb = (...layers: string[]) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'Canvas';
  const own = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const light = (layers: string[]) => {
    const [red = 0, green = 0, blue = 0] = rgb(own, ...layers)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || !parent.checkVisibility({ opacityProperty: true })) continue;
    if (parent.closest('.visually-hidden, .sr-only')) continue;
    const ground: string[] = [];
    for (let one: Element | null = parent; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (backgroundImage.includes('url(')) break;
      ground.unshift(backgroundColor);
      if (rgb(backgroundColor)[3] === 255) break;
    }
    const [words, under] = [light([...ground, getComputedStyle(parent).color]), light(ground)];
    const contrast = Math.max(words, under) / Math.min(words, under);
    if (contrast < 4.5) found.push(`${node.nodeValue.trim()}: ${contrast.toFixed(1)}`);
  }
  return found;
}
