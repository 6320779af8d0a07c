import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailCatcher } from '#platform/mail-catcher.ts';
import { sendMail } from '#server/mail/smtp.ts';
import { emptyFolder } from '../support/folders.ts';

test('a mail is stored for its owner alone, as text and in its original form, and is announced without its words', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const directory = join(await emptyFolder(), 'mail');
  await mkdir(directory, { mode: 0o755 });
  const catcher = await startMailCatcher(directory);
  onTestFinished(catcher.stop);
  vi.stubEnv('SMTP_URL', catcher.url);
  vi.stubEnv('MAIL_FROM', 'web@firma.de');
  const outcome = await sendMail(
    {
      recipient: 'erika@firma.de',
      replyTo: 'erika@beispiel.de',
      subject: '[GR-4K7Q] Neue Anfrage: Fenster/Türen?',
      body: 'Grüße aus Alzey',
      html: '<p>Grüße aus Alzey</p>',
      messageId: '<1@firma.de>',
    },
    { writtenAt: new Date() },
  );
  expect(outcome).toEqual({ answer: expect.stringMatching(/^250/) });
  const names = (await readdir(directory)).toSorted();
  expect(names).toEqual([expect.stringMatching(/^[\dTZ.-]+ \w{8}\.eml$/), expect.stringMatching(/\.txt$/)]);
  const modes = [directory, ...names.map((name) => join(directory, name))].map(async (path) => (await stat(path)).mode);
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o700, 0o600, 0o600]);
  const text = await readFile(join(directory, names[1] ?? ''), 'utf8');
  expect(text).toContain('An: erika@firma.de');
  expect(text).toContain('Antwort an: erika@beispiel.de');
  expect(text).toContain('Betreff: [GR-4K7Q] Neue Anfrage: Fenster/Türen?');
  expect(text).toContain('Grüße aus Alzey');
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(names[1] ?? ''));
  expect(String(said.mock.calls)).not.toContain('erika');
});
