const adopted = new Set<string>();

/** Adds a script's styles once, as a constructed sheet, because the page's policy refuses unknown style elements. */
export function adoptStyles(styles: string) {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
