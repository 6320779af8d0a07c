import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailCatcher } from '#platform/mail-catcher.ts';
import { sendMail } from '#server/mail/smtp.ts';
import { emptyFolder } from './support/folders.ts';

test('a mail is stored as text and in its original form, is announced, and stays on the machine', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const directory = await emptyFolder();
  const catcher = await startMailCatcher(directory);
  onTestFinished(catcher.stop);
  const outcome = await sendMail(
    { url: catcher.url, from: 'web@firma.de' },
    {
      recipient: 'chefin@firma.de',
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
  expect(names).toEqual([expect.stringMatching(/Neue Anfrage FensterTüren\.eml$/), expect.stringMatching(/\.txt$/)]);
  const text = await readFile(join(directory, names[1] ?? ''), 'utf8');
  expect(text).toContain('An: chefin@firma.de');
  expect(text).toContain('Antwort an: erika@beispiel.de');
  expect(text).toContain('Betreff: [GR-4K7Q] Neue Anfrage: Fenster/Türen?');
  expect(text).toContain('Grüße aus Alzey');
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(names[1] ?? ''));
});
