const adopted = new Set<string>();

/**
 * Adds a script's own styles to the page, once (`import styles from './x.css?inline'`). Uses a constructed sheet,
 * because the page's policy refuses unknown style elements.
 */
export function adoptStyles(styles: string) {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
