/**
 * Shows the body's `data-note` at the top, and again when it changes: it is built in, or comes with the answer to the
 * page view (src/site/page-views). What was built in goes after its last day.
 */
const ID = 'note';

export function showNote(): void {
  const line = document.getElementById(ID) ?? newLine();
  const isOver = (line.dataset.until ?? '9') < new Date().toISOString().slice(0, 10);
  const note = isOver ? '' : (document.body.dataset.note ?? '');
  if (line.textContent !== note) line.textContent = note;
  line.hidden = !note;
}

function newLine(): HTMLElement {
  const line = document.createElement('p');
  Object.assign(line, { id: ID, role: 'status' });
  line.style.cssText = 'padding:12px 20px;font-weight:700;text-align:center';
  document.getElementById('main')?.prepend(line);
  return line;
}

showNote();
new MutationObserver(showNote).observe(document.body, { attributeFilter: ['data-note'] });
