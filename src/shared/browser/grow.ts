/** Makes a text area as high as its text, where the browser can't: `field-sizing` came with Safari 26.2, Firefox 152. */
export function grow(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 4}px`;
}
