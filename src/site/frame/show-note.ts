/** The id of the note's line: it is built in, or comes with the answer to the page view (src/site/page-views). */
const ID = 'note';

/** Shows the body's `data-note` at the top, and again when it changes. What was built in goes after its last day. */
export function showNote(): void {
  const { body } = document;
  const show = () => {
    const line = document.getElementById(ID) ?? newLine();
    const isOver = (line.dataset.until ?? '9') < new Date().toISOString().slice(0, 10);
    const note = isOver ? '' : (body.dataset.note ?? '');
    if (line.textContent !== note) line.textContent = note;
    line.hidden = !note;
  };
  if (body.dataset.note) show();
  new MutationObserver(show).observe(body, { attributeFilter: ['data-note'] });
}

function newLine(): HTMLElement {
  const line = document.createElement('p');
  Object.assign(line, { id: ID, role: 'status' });
  line.style.cssText = 'padding:12px 20px;font-weight:700;text-align:center';
  document.getElementById('main')?.prepend(line);
  return line;
}
