import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#platform/http/listen.ts';
import filledForm from '../../netlify/functions/filled-form.ts';
import { invoke } from '../support/invoke.ts';

const SHELL =
  '<main><template id="correction-form"><select name="service"><option value="">-</option><option value="fenster">F</option></select>' +
  '<input name="name"><input name="place"><textarea name="message"></textarea></template></main>';
let origin: string;
const site = createServer((request, response) => {
  response.setHeader('content-security-policy', "script-src 'self'");
  response.statusCode = request.url === '/anfrage-formular' ? 200 : 404;
  response.end(SHELL);
});

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(site, 0, '127.0.0.1')}`;
});
afterAll(() => site.close());

const ask = (query: string, method = 'GET') => invoke(filledForm, `/anfrage/formular${query}`, { method, origin });

test('what was chosen stands in the form, under the policy of its page', async () => {
  const answer = await ask('?service=fenster&size=gross&postalCode=55218');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('<option value="fenster" selected="">');
  expect(html).toContain('<input name="place" value="55218">');
  expect(html).toContain('>Wie viel: Viel (mehr als 20 Scheiben)</textarea>');
});

test('what nobody can have chosen does not reach the page', async () => {
  const html = await (
    await ask('?service=%3Cscript%3E&size=x&postalCode=%22%3E%3Cscript%3E&message=Werbung&name=X')
  ).text();
  expect(html).not.toMatch(/script|Werbung|fenster" selected/);
});

test('it is read, not written', async () => {
  const answer = await ask('', 'POST');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});
