import ts from 'typescript';
import type { SourceFile } from '../../support/source/project-files.ts';
import { scriptsOf, walk } from '../../support/source/scripts-of.ts';

/** German words that are no names in code: one is enough. */
const CLEAR_WORDS = wordSet(
  'und oder nicht bitte sie ihre ihren ihnen wird werden wurde wurden eine einen einer eines keine haben dass sowie ' +
    'wenn zwischen nur auch sich noch wir uns anfrage anfragen anmelden abmelden senden weiter fehler ist sind mit',
);
/** German words that may have another meaning (a unit, a field, a name): two are needed. */
const UNCLEAR_WORDS = wordSet('der das dem den des ein kein von zu zum zur aus auf bei nach kann hat mehr alle im am');
const UMLAUT_WORD = /\p{L}*[äöüßÄÖÜ]\p{L}*/u;

/** Whether a text reads like German: an umlaut, or German words in prose or a label. */
export function readsGerman(text: string): boolean {
  if (UMLAUT_WORD.test(text)) return true;
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const clear = words.filter((word) => CLEAR_WORDS.has(word)).length;
  const unclear = words.filter((word) => UNCLEAR_WORDS.has(word)).length;
  const isProse = /\s/.test(text.trim()) || /^\p{Lu}/u.test(text);
  return (clear > 0 && isProse) || clear + unclear >= 2;
}

/** Attributes that people read or hear. */
const SPOKEN_ATTRIBUTES = new Set(['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label']);

/** Lists texts for people in code: German literals, and in components any word between or on the tags. */
export function wordsInCode(file: SourceFile): string[] {
  const found: string[] = [];
  const note = (node: ts.Node, text: string) =>
    found.push(`${file.path}: ${text.trim().replace(/\s+/g, ' ')} (${ts.SyntaxKind[node.kind]})`);
  for (const script of scriptsOf(file)) {
    walk(script, (node) => {
      if (ts.isJsxText(node)) {
        if (/\p{L}{2}/u.test(node.text)) note(node, node.text);
      } else if (ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent)) {
        if (SPOKEN_ATTRIBUTES.has(node.parent.name.getText()) && /\p{L}{2}/u.test(node.text)) note(node, node.text);
      } else if (ts.isStringLiteralLike(node) || isTemplatePart(node)) {
        if (readsGerman(node.text)) note(node, node.text);
      }
    });
  }
  return found;
}

const isTemplatePart = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
