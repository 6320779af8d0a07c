import { selectAll, selectOne } from 'css-select';
import { type AnyNode, type Element, Text } from 'domhandler';
import { parseFragment, serialize } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { CORRECTION_SENTENCE } from './correction-shell.ts';

export interface Correction {
  /** The error as a whole. */
  sentence: string;
  fieldErrors: Record<string, string>;
  typed: Partial<Record<string, string>>;
}

/** Fills typed values and errors into the correction form's HTML, escaped. */
export function fillCorrection(html: string, { sentence, fieldErrors, typed }: Correction): string {
  const root = parseFragment(html, { treeAdapter: adapter });
  const find = (selector: string) => selectOne<AnyNode, Element>(selector, root);
  const place = find(`#${CORRECTION_SENTENCE}`);
  if (place) setText(place, sentence);
  for (const control of selectAll<AnyNode, Element>('[name]', root)) {
    const name = control.attribs.name ?? '';
    setValue(control, typed[name] ?? '');
    const paragraph = find(`[id="${control.attribs.id}-error"]`);
    const error = fieldErrors[name];
    if (paragraph && error) setText(paragraph, error);
    else if (paragraph) removeError(control, paragraph);
  }
  return serialize(root, { treeAdapter: adapter });
}

function setValue(control: Element, value: string): void {
  if (control.name === 'textarea') setText(control, value);
  else if (control.name === 'select') {
    for (const option of selectAll<AnyNode, Element>('option', control)) {
      if (option.attribs.value === value) option.attribs.selected = '';
      else delete option.attribs.selected;
    }
  } else control.attribs.value = value;
}

function removeError(control: Element, paragraph: Element): void {
  adapter.detachNode(paragraph);
  delete control.attribs['aria-invalid'];
  const describedBy = control.attribs['aria-describedby']?.split(' ').filter((id) => id !== paragraph.attribs.id);
  if (describedBy?.length) control.attribs['aria-describedby'] = describedBy.join(' ');
  else delete control.attribs['aria-describedby'];
}

function setText(element: Element, text: string): void {
  for (const child of [...element.children]) adapter.detachNode(child);
  adapter.appendChild(element, new Text(text));
}
