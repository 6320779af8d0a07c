import { subjectOf } from '#domain/site/subjects.ts';
import { ADMIN } from './admin.ts';
import { cookiesOf } from './invoke.ts';
import { startPlatform } from './started-platform.ts';

export type PublishingSite = Awaited<ReturnType<typeof publishingSite>>;

/** Starts the server of a copy of the project, with its owner logged in. */
export async function publishingSite(folder: string, more: Record<string, string> = {}, options: string[] = []) {
  const env = {
    ...{ PORT: '0', SCHEDULES: 'off', DATA_DIR: '', PUBLISH_DIR: '', NODE_DISABLE_COMPILE_CACHE: '1' },
    ...{ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
    ...more,
  };
  const command = [process.execPath, '--import', './src/commands/link-facts.ts', 'src/commands/start.ts', ...options];
  const { address, end, output } = await startPlatform(env, command, folder);
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}/api/admin/${path}`, {
      method,
      headers: { origin: address, cookie, 'content-type': body instanceof Blob ? 'image/jpeg' : 'application/json' },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  };
  cookie = cookiesOf(await call('POST', 'login', ADMIN));
  const show = async () => (await call('GET', 'website')).json();
  return {
    address,
    output,
    stop: () => end('SIGINT'),
    show,
    call,
    change: async (field: string, value: unknown) => {
      const subject = subjectOf(field);
      const row = (await show()).draft.find((one: { subject: string }) => one.subject === subject);
      return call('PUT', 'website/draft', {
        subject,
        facts: { ...row?.facts, [field]: value },
        seen: row?.version ?? 0,
      });
    },
    publish: async () => call('POST', 'website/publish', { seen: (await show()).draft }),
  };
}
