import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { deployProblems, ownersSentence, previewProblems } from '#commands/deploy-check.ts';
import { allFacts } from '#content/all-facts.ts';
import { realFacts } from '../../support/real-facts.ts';
import { runChild } from '../../support/run/child.ts';

const environment = {
  DATABASE_URL: 'postgres://here',
  SESSION_SECRET: 'a key of more than thirty-two characters',
  BACKUP_ENCRYPTION_KEY: createHash('sha256').update('a key of the tests').digest('hex'),
  SMTP_URL: 'smtps://web%40klarblick.de:geheim@smtp.postfach.de:465',
  SITE_BUILD_HOOK: 'https://api.netlify.com/build_hooks/0123456789abcdef',
  NODE_VERSION: '24',
  BRANCH: 'production',
};
// The partners' addresses are not in the spelling that a form stores.
const real = { ...realFacts, partners: { partners: [] } };
const problemsWith = (changed: Record<string, string | undefined>) =>
  deployProblems(real, { ...environment, ...changed });

test('a production deploy is refused with samples, and names every place', () => {
  const [samples = ''] = deployProblems(allFacts, environment).filter((problem) =>
    problem.includes('Noch Beispiele: „'),
  );
  const places = [
    'firm.company',
    'firm.siteUrl',
    'contact.phone',
    'contact.whatsapp',
    'contact.email',
    'partners.partners',
  ];
  expect(samples.split(': ')[1]?.split(', ')).toEqual(expect.arrayContaining(places));
});

test.each([
  [{ BACKUP_ENCRYPTION_KEY: '0'.repeat(64) }, 'BACKUP_ENCRYPTION_KEY repeats itself'],
  [{ ADMIN_USERNAME: 'Admin ' }, "ADMIN_USERNAME is 'admin'"],
])('[6.3.2] a production deploy is refused with what anybody can guess: %j', (changed, problem) => {
  expect(problemsWith(changed).join()).toContain(problem);
});

test('a production deploy asks the owner’s open questions, and takes null for an answer', () => {
  const [ages, open] = ['Startseite ab 60, Antworten ab 65', 'Noch offene Fragen: '].map((words) =>
    deployProblems(allFacts, environment).find((problem) => problem.includes(words)),
  );
  expect(ages).toMatch(/^src\/content\/facts: prices\.seniorAges: /);
  expect(open).toMatch(
    / firm\.withdrawal: Noch offene Fragen: Widerrufsbelehrung, Beispiele, .*: bitte beantworten\.$/,
  );
  const seniorAges = { homePage: 60, faq: 65, mayDiffer: true };
  const prices = { ...real.prices, seniorAges, priceExamples: null };
  const answered = { ...real, prices, voices: { reviews: null, mapProfile: null } };
  expect(deployProblems(answered, environment)).toEqual([]);
});

test.each([
  [
    { DATABASE_URL: undefined, SESSION_SECRET: '' },
    /^Environment variables: DATABASE_URL is missing; SESSION_SECRET is missing$/,
  ],
  [
    { BACKUP_ENCRYPTION_KEY: undefined },
    /BACKUP_ENCRYPTION_KEY is missing, and backups would not be encrypted: make one with `openssl rand -hex 32`/,
  ],
  [{ SMTP_URL: undefined }, /SMTP_URL is missing, and nobody would be told of a request/],
  [{ BRANCH: 'main' }, /Only the branch 'production' goes online/],
])('a production deploy is refused with %o', (changed, problem) => {
  expect(problemsWith(changed)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  ['web@klarblick.de', []],
  [' Klarblick <web@post.KLARBLICK.de>', []],
  ['klarblick@gmx.de', [expect.stringContaining('refuse mails that do not come from klarblick.de')]],
  ['web@notklarblick.de', [expect.stringContaining('MAIL_FROM is no address of your own')]],
])('a production deploy asks for a sender of the own domain: %s', (MAIL_FROM, problems) => {
  expect(problemsWith({ MAIL_FROM })).toEqual(problems);
});

test.each([
  [{}],
  [{ NODE_VERSION: 'v24.11.0' }],
  [{ NODE_VERSION: '26.1' }],
  [{ NODE_VERSION: '22', AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }],
  [{ NETLIFY_LOCAL: 'true', AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }],
])('a production deploy is accepted with real data, secrets and %o', (variables) => {
  expect(problemsWith(variables)).toEqual([]);
});

// This test runs on Node 24, like every npm script, which says nothing about the functions.
test.each([
  [{ NODE_VERSION: '22' }, "NODE_VERSION is '22'"],
  [{ NODE_VERSION: undefined }, "NODE_VERSION is ''"],
  [{ NODE_VERSION: 'lts/*' }, "NODE_VERSION is 'lts/*'"],
  [{ NODE_VERSION: '24', AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }, "AWS_LAMBDA_JS_RUNTIME is 'nodejs20.x'"],
  // Netlify's CLI builds with the machine's Node and ignores netlify.toml.
  [{ NODE_VERSION: '24', NETLIFY_LOCAL: 'true' }, "AWS_LAMBDA_JS_RUNTIME is ''"],
])('the functions’ Node is refused with %o', (variables, said) => {
  expect(problemsWith(variables)).toEqual([
    expect.stringContaining(`The functions need Node 24 (argon2id), and ${said}`),
  ]);
});

test('a preview needs no variables without a database, and all of them with one', () => {
  expect(previewProblems({})).toEqual([]);
  expect(previewProblems({ DATABASE_URL: 'postgres://branch' })).toEqual([
    'Environment variables: SESSION_SECRET is missing',
  ]);
  const { DATABASE_URL, SESSION_SECRET } = environment;
  expect(previewProblems({ DATABASE_URL, SESSION_SECRET })).toEqual([]);
});

test('a fact that its schema does not know stops a deploy; its file is named, and the owner reads which one it is', () => {
  const facts = { ...real, firm: { ...real.firm, postalCode: '5527' } };
  expect(deployProblems(facts, environment)).toEqual([
    expect.stringContaining('src/content/facts: firm.postalCode: Fünf Ziffern.'),
  ]);
  expect(ownersSentence(facts)).toBe(
    'So können die Seiten nicht gebaut werden: Postleitzahl: Fünf Ziffern. Bitte ändern Sie das auf der Seite „Website“, und veröffentlichen Sie noch einmal.',
  );
  expect(ownersSentence(real), 'else a setting does').toMatch(
    /^Eine Einstellung fehlt oder passt nicht\. Welche, steht im Protokoll/,
  );
});

test.each([
  ['production', 1, 'This production deploy is refused:'],
  ['deploy-preview', 0, ''],
  ['dev', 1, 'deploy with `--context production`'],
])('npm run deploy:check in the context %s ends with status %i', async (CONTEXT, status, said) => {
  const env = { CONTEXT, DATABASE_URL: undefined, NETLIFY_DATABASE_URL: undefined, BRANCH: undefined };
  const { code, output } = await runChild([process.execPath, 'src/commands/deploy-check.ts'], { env });
  expect([code, output]).toEqual([status, expect.stringContaining(said)]);
  if (CONTEXT === 'production') expect(output).toContain('firm.company');
});
