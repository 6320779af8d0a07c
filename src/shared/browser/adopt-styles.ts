const adopted = new Set<string>();

/**
 * Puts styles on the page that came with a script (`import styles from './x.css?inline'`), once. A constructed sheet,
 * because the page's policy refuses style elements that it does not know.
 */
export function adoptStyles(styles: string) {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
