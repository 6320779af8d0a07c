import { writeFile } from 'node:fs/promises';
import { dayWords } from '#domain/absence/absence.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { OWNER } from '../support/browser/owner.ts';
import { aCameraPhoto } from '../support/camera-photo.ts';
import { expect, test } from '../support/engines/fixtures.ts';
import type { Visit } from '../support/engines/visit.ts';

/** A name that no other test has; the engines share one inbox. */
const aName = () => `Erika ${Math.random().toString(36).slice(2, 10)}`;

const stored = (visit: Visit, key: string) => visit.driver.evaluate((name) => localStorage.getItem(name), key);

/** Answers the page's next call to an address once, in place of the server; without an answer the network fails. */
const answerOnce = (visit: Visit, address: string, answer: { status: number; body: object } | null) =>
  visit.driver.evaluate(
    (end, given) => {
      const before = window.fetch;
      window.fetch = (...call) => {
        if (!`${call[0]}`.endsWith(end)) return before(...call);
        window.fetch = before;
        return given ? Promise.resolve(Response.json(given.body, given)) : Promise.reject(new TypeError('Load failed'));
      };
    },
    address,
    answer,
  );

test('home: cookies refused, chosen, accepted and later silent, the pane wiped, pictures large, one answer open', async ({
  owner,
}) => {
  await owner.driver.evaluate(() => localStorage.clear());
  await owner.open('/');
  await owner.press('button Nur Notwendige');
  await owner.gone('button Nur Notwendige');
  expect(await stored(owner, 'cookieConsent')).toBe('declined');
  await owner.press('button Cookie-Einstellungen');
  await owner.press('button Details anzeigen');
  await owner.press('switch Statistik');
  await owner.press('button Einstellungen speichern');
  await owner.gone('button Einstellungen speichern');
  expect(await stored(owner, 'cookieConsent')).toBe('configured');
  await owner.driver.evaluate(() => localStorage.clear());
  await owner.open('/');
  await owner.press('button Alle akzeptieren');
  await owner.gone('button Alle akzeptieren');
  expect(await stored(owner, 'cookieConsent')).toBe('accepted');

  await owner.open('/');
  await owner.see('button Cookie-Einstellungen');
  expect(await owner.look('button Nur Notwendige')).toBeUndefined();
  await owner.press('field Scheibe sauber wischen');
  await owner.driver.key('End');
  await owner.see('text So sauber wird es bei Ihnen.');

  const [left, right] = ['button Nach links blättern', 'button Nach rechts blättern'];
  await owner.driver.evaluate(() => document.getElementById('gallery-strip')?.scrollTo(9999, 0));
  await owner.has(right, { isDisabled: true });
  await owner.press(left);
  await owner.has(right, { isDisabled: false });
  await owner.press('#gallery-strip', 'link ');
  await owner.see('dialog Bild in groß', 'text Bild 1 von 20');
  await owner.driver.key('ArrowRight');
  await owner.see('dialog Bild in groß', 'text Bild 2 von 20');
  await owner.driver.key('Escape');
  await owner.gone('dialog Bild in groß');

  await owner.open('/faq');
  const [cost, onSite] = ['Was kostet eine Reinigung?', 'Warum gibt es Angebote nur nach einem Termin vor Ort?'];
  await owner.has(`heading ${cost}`, { isOpen: true });
  await owner.press(`heading ${onSite}`);
  await owner.has(`heading ${onSite}`, { isOpen: true });
  await owner.has(`heading ${cost}`, { isOpen: false });
});

test('form: refused by the network, sent with a photo by two quick presses, and a second one', async ({
  owner,
}, info) => {
  const name = aName();
  const photo = info.outputPath('kamera.jpg');
  await writeFile(photo, await aCameraPhoto());
  await owner.open('/#contact');
  await owner.fill(name, '#contact', 'field Name');
  await owner.fill('erika@beispiel.example', '#contact', 'field E-Mail');
  await owner.fill('Zwölf Scheiben', '#contact', 'field Nachricht');
  await owner.see('button Fotos dazulegen');
  await owner.driver.upload('#contact input[type=file]', [photo]);
  await owner.see('#contact', 'text Geht mit der Nachricht ab');
  await answerOnce(owner, '/api/contact', null);
  await owner.press('button Nachricht senden');
  await owner.see('#contact', 'alert nicht');
  const { x, y } = await owner.reach('button Nachricht senden');
  await owner.driver.mouse(x, y, 2);
  const { top, bottom, isFocused } = await owner.see('heading Nachricht gesendet!');
  expect({ isSeen: top > 0 && bottom < 640, isFocused }).toEqual({ isSeen: true, isFocused: true });
  const found = async () =>
    ((await owner.ask('GET', '/api/admin/contact?all=true')) as { name: string; photos?: [] }[])
      .filter((one) => one.name === name)
      .map(({ photos }) => photos?.length);
  await expect.poll(found).toEqual([1]);

  await owner.press('button Noch eine Anfrage schreiben');
  await owner.has(['#contact', 'field Name'], { value: '' });
});

test('area: a wrong and the right password, a proof, logout, and nothing by Back', async ({ visitor: visit }) => {
  visit.allow(/401/);
  await visit.open('/admin/contacts');
  await visit.fill(OWNER.username, 'field Benutzername');
  await visit.fill('falsch', 'field Passwort');
  await visit.driver.key('Enter');
  await visit.see('text Benutzername oder Passwort stimmt nicht.');
  await visit.fill(OWNER.password, 'field Passwort');
  await visit.driver.key('Enter');
  await visit.see('heading Kontaktanfragen');

  await visit.open('/admin/settings#administrators');
  const [invite, question] = ['region Jemanden einladen', 'dialog Bitte bestätigen Sie, dass Sie es sind'];
  await visit.see(invite);
  await visit.rest();
  await answerOnce(visit, '/invitations', { status: 403, body: { error: 'Bitte bestätigen', needsProof: true } });
  await visit.fill(`${aName().replace(' ', '')}@firma.de`, invite, 'field Mail-Adresse');
  await visit.driver.key('Enter');
  await visit.fill(OWNER.password, question, 'field Passwort');
  await visit.driver.key('Enter');
  await visit.gone(question);
  await visit.see(invite, 'alert Einladung an');

  await visit.press('button Abmelden');
  await visit.see('button Anmelden');
  // A task of its own, because Firefox answers no more when the page goes.
  await visit.driver.evaluate(() => {
    document.body.replaceChildren();
    setTimeout(() => history.back());
  });
  await visit.see('button Anmelden');
  expect(await visit.look('heading Einstellungen')).toBeUndefined();
});

test('inbox: a request opened, noted, given a date, exported, put into the bin and taken out', async ({ owner }) => {
  const name = aName();
  await owner.ask('POST', '/api/contact', { name, email: 'erika@beispiel.example', message: 'Zwölf Scheiben' });
  await owner.open(`/admin/contacts#search=${encodeURIComponent(name)}`);
  const card = `card ${name}`;
  await owner.see(card);
  if (!(await owner.look(card, 'field Notiz'))) await owner.press('[data-row]');
  await owner.fill('Klingel links', card, 'field Notiz');
  await owner.press(card, 'button Notiz speichern');
  await owner.see(card, 'text Notiz: Klingel links');
  await owner.press(card, 'button Termin eintragen');
  await owner.set(addDays(berlinDay(new Date()), 30), card, 'field Tag');
  await owner.set('09:00', card, 'field Uhrzeit');
  await owner.press(card, 'button Termin speichern');
  await owner.see(card, 'text Stand: Besichtigung');
  await owner.driver.evaluate(() => {
    const before = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) file.text().then((text) => document.documentElement.setAttribute('data-file', text));
      return before(file);
    };
  });
  await owner.press('button Exportieren');
  await owner.press('button CSV exportieren');
  const exported = () => owner.driver.evaluate(() => document.documentElement.dataset.file);
  await expect.poll(exported).toContain(name);
  await owner.press(card, 'button Mehr zu dieser Anfrage tun');
  await owner.press(card, 'button Löschen');
  await owner.gone(card);
  await owner.press('button Papierkorb');
  await owner.press(card, 'button Wiederherstellen');
  await owner.see(card, 'text Stand: Besichtigung');
});

/** '2. Dezember' */
const dayIn = (days: number) => dayWords(addDays(berlinDay(new Date()), days));

test('absence: days chosen in the grid, and an empty day says none', async ({ owner }, { project }) => {
  await owner.open('/admin/website');
  await owner.press('link Ich bin nicht da');
  await owner.press('dialog Ich bin nicht da', 'button andere Tage');
  for (const days of [3, 5]) await owner.press('dialog Ich bin nicht da', `button ${dayIn(days)}`);
  await owner.see('dialog Ich bin nicht da', `text ${dayIn(3)} bis ${dayIn(5)}`);
  await owner.press('dialog Ich bin nicht da', 'button eintippen');
  await owner.set('', 'dialog Ich bin nicht da', 'field Von');
  const day = await owner.reach('dialog Ich bin nicht da', 'field Von');
  const drawn = await owner.pixels();
  const inField = Array.from({ length: 90 }, (_, n) => drawn(day.x - day.width / 2 + 10 + n, day.y).join());
  // WebKit wrote a grey date there; the others name the form of one.
  if (project.name === 'webkit') expect(new Set(inField).size).toBe(1);
  await owner.driver.key('Escape');
});

test('website: a fact and a picture, seen in the preview, published, and an earlier state again', async ({
  publisher,
}, info) => {
  const photo = info.outputPath('haus.jpg');
  await writeFile(photo, await aCameraPhoto());
  const live = async () => (await publisher.ask('GET', '/api/admin/website')).build;
  // The state to take back to, without the editor.
  const draft = { subject: 'senioren', facts: { 'prices.seniorDiscountPercent': 12 }, seen: 0 };
  const { version } = await publisher.ask('PUT', '/api/admin/website/draft', draft);
  await publisher.ask('POST', '/api/admin/website/publish', { seen: [{ subject: 'senioren', version }] });
  await expect.poll(live).toMatchObject({ revision: 1, state: 'live' });

  await publisher.open('/admin/website/bilder');
  await publisher.see('button Fotos hinzufügen');
  await publisher.driver.upload('main input[type=file]', [photo]);
  await publisher.fill('Haus in Albig', 'dialog Bild 1 von', 'field Was ist zu sehen?');
  await publisher.press('dialog Bild 1 von', 'switch Einverständnis vom');
  await publisher.driver.key('Escape');
  await publisher.press('button Speichern');
  await publisher.gone('text Nicht gespeichert');
  await publisher.go('/admin/website/senioren');
  await publisher.press('main', 'button Rabatt für Ältere');
  await publisher.fill('14', 'field Rabatt für Ältere');
  await publisher.press('button Speichern');
  await publisher.gone('text Nicht gespeichert');
  await publisher.press('link Prüfen');
  await publisher.see('text Haus in Albig');
  await publisher.see('iframe');
  await publisher.press('button Veröffentlichen');
  await publisher.see('text Alles, was Sie eingetragen haben, ist live.');
  await expect.poll(live).toMatchObject({ revision: 2, state: 'live' });
  await publisher.go('/admin/website/staende');
  await publisher.press('button Wieder veröffentlichen: Stand 1');
  await expect.poll(live).toMatchObject({ revision: 3, state: 'live' });
});

test('import: a typed line is recognised and taken over', async ({ owner }) => {
  const name = aName();
  await owner.open('/admin/settings#notebook');
  await owner.fill(
    `${name}; Langgasse 9; 55234 Albig; 0671 ${Math.random().toString().slice(2, 9)}`,
    'region Aus Notizbuch',
    'textarea',
  );
  await owner.press('region Aus Notizbuch', 'button übernehmen');
  await owner.see('region Aus Notizbuch', 'text Übernommen: ');
});
