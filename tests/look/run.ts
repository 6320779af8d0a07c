/**
 * `npm run look -- --engines`: draws every page of both wings in all engines, side by side, into .look. Needs a built
 * site (`npm run build`). `npm run look mails`: writes mails.html, which has a mail of each kind.
 */
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { drawInEngines } from './engines.ts';
import { drawMails } from './mails.ts';

const FOLDER = fileURLToPath(new URL('../../.look/', import.meta.url));

if (process.argv.includes('--engines')) await drawInEngines(join(FOLDER, 'engines'));
else await drawMails(FOLDER);
console.log(FOLDER);
process.exit();
