import { all, attribute, type Document, type Element, first, isHidden, matcher, textOf } from '../site/html.ts';
import { checksOf, onEveryPage } from './check.ts';

/** Checks of the markup alone; `npm test` runs axe on the real pages. */
export const accessibilityChecks = checksOf('Barrierefreiheit', {
  language: {
    weight: 3, // Screen readers, translators and search engines rely on it.
    title: 'Sprache der Seite',
    description: 'Die Seite sagt, dass sie deutsch ist. Vorleseprogramme sprechen sie dann richtig aus.',
    advice: 'Setzen Sie im Element html das Attribut lang auf „de“.',
    judge: onEveryPage(({ document }) => {
      const language = attribute(first(document, 'html'), 'lang');
      if (!language) return 'Die Angabe der Sprache fehlt.';
      return !/^de(-|$)/i.test(language) && `Die Seite gibt die Sprache „${language}“ an.`;
    }),
  },
  'alt-texts': {
    weight: 4, // Blind visitors and picture search get it instead of the picture.
    title: 'Bildbeschreibungen',
    description: 'Jedes Bild hat einen Text für Menschen, die es nicht sehen, und für die Bildersuche.',
    advice: 'Beschreiben Sie im alt-Text kurz, was zu sehen ist. Reine Zierbilder bekommen ein leeres alt="".',
    judge: onEveryPage(({ document }) =>
      all(document, 'img').map((image) => {
        const alt = attribute(image, 'alt');
        if (alt) return FILE_NAME.test(alt) && { warning: `Der alt-Text „${alt}“ ist ein Dateiname.` };
        const needsNone = alt === '' || isHidden(image) || attribute(image, 'role') === 'presentation';
        return !needsNone && `Dem Bild ${attribute(image, 'src') ?? ''} fehlt der alt-Text.`;
      }),
    ),
  },
  'control-names': {
    weight: 3, // A button without a name can't be used by ear.
    title: 'Namen von Links und Knöpfen',
    description: 'Jeder Link und jeder Knopf hat einen Namen, den ein Vorleseprogramm nennen kann.',
    advice: 'Geben Sie dem Link oder Knopf einen Text oder ein aria-label.',
    judge: onEveryPage(({ document }) => [
      ...all(document, 'a[href]').map(
        (link) => isNameless(link, document) && `Der Link auf ${attribute(link, 'href')} hat keinen Namen.`,
      ),
      ...all(document, 'button, [role="button"], summary').map(
        (button) => isNameless(button, document) && `Der Knopf ${idOrClassOf(button)} hat keinen Namen.`,
      ),
    ]),
  },
  'field-labels': {
    weight: 3, // A field without a label can't be filled in by ear.
    title: 'Beschriftete Formularfelder',
    description: 'Jedes Eingabefeld ist fest mit seiner Beschriftung verbunden.',
    advice: 'Verbinden Sie das Feld über id und for mit einem label.',
    judge: onEveryPage(({ document }) =>
      all(document, 'input, select, textarea').map((field) => {
        const needsNone = /^(hidden|submit|reset|button|image)$/i.test(attribute(field, 'type') ?? '');
        const isInOrder = needsNone || isHidden(field) || isLabelled(field, document) || hasLabel(field, document);
        return !isInOrder && `Das Feld ${attribute(field, 'name') ?? idOrClassOf(field)} hat keine Beschriftung.`;
      }),
    ),
  },
});

const FILE_NAME = /^[\w-]+\.(avif|gif|jpe?g|png|svg|webp)$|^(IMG|DSC|DSCN|image|bild|foto)[_-]?\d+$/i;

/** Whether the markup gives no accessible name (accname-1.2): no label, title, text or picture inside. */
function isNameless(element: Element, document: Document): boolean {
  if (isHidden(element) || isLabelled(element, document) || textOf(element)) return false;
  // 'alt-texts' reports a picture without an alt attribute.
  return !first(element, 'img:not([alt=""]), svg[aria-label]:not([aria-label=""]), svg:has(title)');
}

function isLabelled(element: Element, document: Document): boolean {
  const labelledBy = (attribute(element, 'aria-labelledby') ?? '').split(/\s+/);
  const isByOther = labelledBy.some((id) => id && first(document, `[id="${cssString(id)}"]`));
  return isByOther || Boolean(attribute(element, 'aria-label') || attribute(element, 'title'));
}

const isInLabel = matcher('label *');

function hasLabel(field: Element, document: Document): boolean {
  const id = attribute(field, 'id');
  const label = id && first(document, `label[for="${cssString(id)}"]`);
  return isInLabel(field) || Boolean(label && textOf(label));
}

const idOrClassOf = ({ name, attribs }: Element) =>
  attribs.id ? `${name}#${attribs.id}` : `${name}${attribs.class ? `.${attribs.class.split(/\s+/).join('.')}` : ''}`;

const cssString = (text: string) => text.replace(/["\\]/g, '\\$&');
