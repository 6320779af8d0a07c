import { expect, it } from 'vitest';
import { fillCorrection } from '#site/request-form/fill-correction.server.ts';

const form = `<form><strong id="correction-sentence">…</strong>
<input id="a" name="name" aria-invalid="true" aria-describedby="a-error"><p id="a-error">…</p>
<p id="b-hint">Hinweis</p><input id="b" name="email" aria-invalid="true" aria-describedby="b-hint b-error"><p id="b-error">…</p>
<select id="c" name="service"><option value="" selected>Bitte wählen</option><option value="fenster">Fenster</option></select>
<textarea id="d" name="message"></textarea></form>`;

const fill = (changes: Partial<Parameters<typeof fillCorrection>[1]>) =>
  fillCorrection(form, { sentence: 'Bitte prüfen.', fieldErrors: {}, typed: {}, ...changes });

it('the form that comes back without JavaScript names the error at the top and at the field', () => {
  const html = fill({ fieldErrors: { email: 'Gültige E-Mail-Adresse erforderlich' } });
  expect(html).toContain('<strong id="correction-sentence">Bitte prüfen.</strong>');
  expect(html).toContain('<p id="b-error">Gültige E-Mail-Adresse erforderlich</p>');
  expect(html).toContain('id="b" name="email" aria-invalid="true" aria-describedby="b-hint b-error"');
});

it('the form that comes back without JavaScript marks only invalid fields', () => {
  const html = fill({ typed: { name: 'Erika' } });
  expect(html).not.toContain('a-error');
  expect(html).not.toContain('b-error');
  expect(html).toContain('<input id="a" name="name" value="Erika">');
  expect(html).toContain('aria-describedby="b-hint"');
});

it('the form that comes back without JavaScript keeps the typed values in every kind of field', () => {
  const html = fill({ typed: { name: 'Erika', service: 'fenster', message: 'Eins\nZwei' } });
  expect(html).toContain('value="Erika"');
  expect(html).toContain('<option value="">Bitte wählen</option><option value="fenster" selected="">');
  expect(html).toContain('<textarea id="d" name="message">Eins\nZwei</textarea>');
});

it('the form that comes back without JavaScript escapes the typed values', () => {
  const html = fill({ typed: { name: '"><script>x</script>', message: '</textarea><script>x</script>' } });
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
  expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;x&lt;/script&gt;</textarea>');
});
