import { all, attribute, type Document, type Element, first, isHidden, textOf } from '../site/html.ts';
import type { Page } from '../site/site.ts';
import { accessibilityTexts, accessibilityFaults as say } from './accessibility-texts.ts';
import { checksOf, error, type Fault, onEveryPage, warning } from './check.ts';
import { categories } from './texts.ts';

/** What can be told from the markup alone; `npm test` runs axe on the real pages besides. */
export const accessibilityChecks = checksOf(categories.accessibility, accessibilityTexts, {
  language: onEveryPage(languageFaults),
  'alt-texts': onEveryPage(altFaults),
  'control-names': onEveryPage(controlFaults),
  'field-labels': onEveryPage(fieldFaults),
});

function languageFaults({ path, document }: Page): Fault[] {
  const language = attribute(first(document, 'html'), 'lang');
  if (!language) return [error(path, say.noLanguage)];
  return /^de(-|$)/i.test(language) ? [] : [error(path, say.otherLanguage(language))];
}

const FILE_NAME = /^[\w-]+\.(avif|gif|jpe?g|png|svg|webp)$|^(IMG|DSC|DSCN|image|bild|foto)[_-]?\d+$/i;

function altFaults({ path, document }: Page): Fault[] {
  return all(document, 'img').flatMap((image) => {
    const alt = attribute(image, 'alt');
    if (alt === undefined && !isHidden(image) && attribute(image, 'role') !== 'presentation') {
      return [error(path, say.noAlt(attribute(image, 'src') ?? ''))];
    }
    return alt && FILE_NAME.test(alt) ? [warning(path, say.fileNameAsAlt(alt))] : [];
  });
}

function controlFaults({ path, document }: Page): Fault[] {
  const links = all(document, 'a[href]')
    .filter((link) => isNameless(link, document))
    .map((link) => say.namelessLink(attribute(link, 'href') ?? ''));
  const buttons = all(document, 'button, [role="button"], summary')
    .filter((button) => isNameless(button, document))
    .map((button) => say.namelessButton(idOrClassOf(button)));
  return [...links, ...buttons].map((what) => error(path, what));
}

/** The accessible name, as far as markup gives it (accname-1.2): label, title, text, pictures inside. */
function isNameless(element: Element, document: Document): boolean {
  if (isHidden(element) || isLabelled(element, document) || textOf(element)) return false;
  // A picture without any alt attribute is the fault of the check before.
  return !all(element, 'img, svg').some((picture) => attribute(picture, 'alt') !== '' && isNamedPicture(picture));
}

const isNamedPicture = (picture: Element) =>
  picture.name === 'img' || Boolean(attribute(picture, 'aria-label') || first(picture, 'title'));

function isLabelled(element: Element, document: Document): boolean {
  const labelledBy = (attribute(element, 'aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const isByOther = labelledBy.some((id) => first(document, `[id="${cssString(id)}"]`));
  return isByOther || Boolean(attribute(element, 'aria-label') || attribute(element, 'title'));
}

const UNLABELLED_TYPES = new Set(['hidden', 'submit', 'reset', 'button', 'image']);

function fieldFaults({ path, document }: Page): Fault[] {
  const fields = all(document, 'input, select, textarea').filter(
    (field) => !UNLABELLED_TYPES.has((attribute(field, 'type') ?? '').toLowerCase()) && !isHidden(field),
  );
  return fields
    .filter((field) => !isLabelled(field, document) && !hasLabel(field, document))
    .map((field) => error(path, say.unlabelled(attribute(field, 'name') ?? idOrClassOf(field))));
}

function hasLabel(field: Element, document: Document): boolean {
  for (let node = field.parent; node && 'name' in node; node = node.parent) {
    if (node.name === 'label') return true;
  }
  const id = attribute(field, 'id');
  const label = id && first(document, `label[for="${cssString(id)}"]`);
  return Boolean(label && textOf(label));
}

const idOrClassOf = ({ name, attribs }: Element) =>
  attribs.id ? `${name}#${attribs.id}` : `${name}${attribs.class ? `.${attribs.class.split(/\s+/).join('.')}` : ''}`;

const cssString = (text: string) => text.replace(/["\\]/g, '\\$&');
