/** A section of a legal text. */
export interface LegalSection {
  id: string;
  /** A folder of src/content/legal. */
  text: string;
  number: number;
  anchor: string;
  title: string;
  body: string;
}

/** Parses 'privacy/5-cookies.md' and its content. @throws if the name has no number or the file no title. */
export function parseLegalText(file: string, content: string): LegalSection {
  const name = /^(?<text>[a-z]+)[\\/](?<number>\d+)-(?<anchor>[a-z-]+)\.md$/.exec(file)?.groups;
  const parts = /^---\ntitle: (?<title>.+)\n---\n(?<body>[\s\S]+)$/.exec(content.replaceAll('\r\n', '\n'))?.groups;
  if (!name || !parts) throw new Error(`${file}: expected '<text>/<number>-<anchor>.md' and a title on top`);
  const { text = '', number = '', anchor = '' } = name;
  const { title = '', body = '' } = parts;
  return { id: `${text}/${anchor}`, text, number: Number(number), anchor, title, body };
}
