/**
 * A fresh process for waking.ts: imports a function, and sends it a request if there is one. Prints the milliseconds
 * until it was imported and until it answered.
 */
import { pathToFileURL } from 'node:url';

const [, , file = '', question] = process.argv;
const startedAt = performance.now();
const { default: handler } = await import(pathToFileURL(file).href);
const importedMs = performance.now() - startedAt;
const pending: Promise<unknown>[] = [];
if (question) {
  const { path, ...init } = JSON.parse(question);
  const waitUntil = (work: Promise<unknown>) => void pending.push(work);
  const context = { ip: '127.0.0.1', deploy: { context: 'dev', id: 'local' }, waitUntil };
  const answer: Response = await handler(new Request(new URL(path, 'http://localhost:8888'), init), context);
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
const answeredMs = performance.now() - startedAt;
await Promise.all(pending);
process.stdout.write(JSON.stringify({ importedMs, answeredMs }));
process.exit();
