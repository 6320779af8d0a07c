/** A section of a legal text as its file gives it. */
export interface LegalSection {
  id: string;
  /** Folder of src/content/legal: 'privacy', 'imprint', 'accessibility'. */
  text: string;
  number: number;
  anchor: string;
  title: string;
  body: string;
}

/**
 * Takes 'privacy/5-cookies.md' and its content apart.
 * @throws when the name has no number or the file no title: sections are numbered and named by them.
 */
export function parseLegalText(file: string, content: string): LegalSection {
  const name = /^(?<text>[a-z]+)[\\/](?<number>\d+)-(?<anchor>[a-z-]+)\.md$/.exec(file)?.groups;
  const parts = /^---\ntitle: (?<title>.+)\n---\n(?<body>[\s\S]+)$/.exec(content.replaceAll('\r\n', '\n'))?.groups;
  if (!name || !parts) throw new Error(`${file}: expected '<text>/<number>-<anchor>.md' and a title on top`);
  const { text = '', number = '', anchor = '' } = name;
  const { title = '', body = '' } = parts;
  return { id: `${text}/${anchor}`, text, number: Number(number), anchor, title, body };
}
