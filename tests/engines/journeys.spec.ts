import { writeFile } from 'node:fs/promises';
import { dayWords } from '#domain/absence/absence.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { OWNER } from '../support/browser/owner.ts';
import { aCameraPhoto } from '../support/camera-photo.ts';
import type { Visit } from '../support/engines/visit.ts';
import { expect, test } from './fixtures.ts';

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
  visit,
}) => {
  await visit.open('/');
  await visit.press('button Nur Notwendige');
  await visit.gone('button Nur Notwendige');
  expect(await stored(visit, 'cookieConsent')).toBe('declined');
  await visit.press('button Cookie-Einstellungen');
  await visit.press('button Details anzeigen');
  await visit.press('switch Statistik');
  await visit.press('button Einstellungen speichern');
  await visit.gone('button Einstellungen speichern');
  expect(await stored(visit, 'cookieConsent')).toBe('configured');
  await visit.driver.evaluate(() => localStorage.clear());
  await visit.open('/');
  await visit.press('button Alle akzeptieren');
  await visit.gone('button Alle akzeptieren');
  expect(await stored(visit, 'cookieConsent')).toBe('accepted');

  await visit.open('/');
  await visit.see('button Cookie-Einstellungen');
  expect(await visit.look('button Nur Notwendige')).toBeUndefined();
  await visit.press('field Scheibe sauber wischen');
  await visit.driver.key('End');
  await visit.see('text So sauber wird es bei Ihnen.');

  const [left, right] = ['button Nach links blättern', 'button Nach rechts blättern'];
  await visit.driver.evaluate(() =>
    document.getElementById('gallery-strip')?.scrollTo({ left: 9999, behavior: 'instant' }),
  );
  await visit.has(right, { isDisabled: true });
  await visit.press(left);
  await visit.has(right, { isDisabled: false });
  await visit.press('#gallery-strip', 'link ');
  await visit.see('dialog Bild in groß', 'text Bild 1 von 20');
  await visit.driver.key('ArrowRight');
  await visit.see('dialog Bild in groß', 'text Bild 2 von 20');
  await visit.driver.key('Escape');
  await visit.gone('dialog Bild in groß');

  await visit.open('/faq');
  const [cost, onSite] = ['Was kostet eine Reinigung?', 'Warum gibt es Angebote nur nach einem Termin vor Ort?'];
  await visit.has(`heading ${cost}`, { isOpen: true });
  await visit.press(`heading ${onSite}`);
  await visit.has(`heading ${onSite}`, { isOpen: true });
  await visit.has(`heading ${cost}`, { isOpen: false });
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
  expect({ isSeen: top > 0 && bottom < 900, isFocused }).toEqual({ isSeen: true, isFocused: true });
  const answer = () => owner.driver.evaluate(async () => (await fetch('/api/admin/contact?all=true')).json());
  const found = async () =>
    ((await answer()) as { name: string; photos?: [] }[])
      .filter((one) => one.name === name)
      .map(({ photos }) => photos?.length);
  await expect.poll(found).toEqual([1]);

  await owner.press('button Noch eine Anfrage schreiben');
  await owner.has(['#contact', 'field Name'], { value: '' });
});

test('area: a wrong and the right password, a proof, logout, and nothing by Back', async ({ visit }) => {
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
  await owner.driver.evaluate(
    async (body) => {
      await fetch('/api/contact', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    },
    JSON.stringify({ name, email: 'erika@beispiel.example', message: 'Zwölf Scheiben' }),
  );
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
  owner,
}, info) => {
  const photo = info.outputPath('haus.jpg');
  await writeFile(photo, await aCameraPhoto());
  await owner.open('/admin/website/bilder');
  await owner.see('button Fotos hinzufügen');
  await owner.driver.upload('main input[type=file]', [photo]);
  await owner.fill('Haus in Albig', 'dialog Bild 1 von', 'field Was ist zu sehen?');
  await owner.press('dialog Bild 1 von', 'switch Einverständnis vom');
  await owner.driver.key('Escape');
  await owner.press('button Speichern');
  await owner.gone('text Nicht gespeichert');
  await owner.press('link Prüfen');
  await owner.see('text Haus in Albig');
  const live = async () => {
    const answer = await owner.driver.evaluate(async () => (await fetch('/api/admin/website')).json());
    return (answer as { build: object }).build;
  };
  const publish = async (discount: string) => {
    await owner.open('/admin/website/senioren');
    await owner.press('main', 'button Rabatt für Ältere');
    await owner.fill(discount, 'field Rabatt für Ältere');
    await owner.press('button Speichern');
    await owner.gone('text Nicht gespeichert');
    await owner.press('link Prüfen');
    await owner.see('iframe');
    await owner.press('button Veröffentlichen');
    await owner.see('text Alles, was Sie eingetragen haben, ist live.');
  };
  await publish('12');
  await publish('14');
  await expect.poll(live).toMatchObject({ revision: 2, state: 'live' });
  await owner.open('/admin/website/staende');
  await owner.press('button Wieder veröffentlichen: Stand 1');
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
