import type { Kysely } from 'kysely';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import type { Database } from '#server/db/schema/index.ts';

const FIRST = ['Erika', 'Jürgen', 'Zoë', 'Ayşe', 'Günther', 'محمد', 'Łukasz', 'Maria', 'Hans-Peter', 'שרה'];
const LAST = ['Müller', 'Schäfer', 'Özdemir', 'Weiß', 'von der Heide', 'Nguyễn', 'Groß', 'Becker', 'O’Neill', 'Krüger'];
const PLACES = ['Mainz', 'Ingelheim', 'Nieder-Olm', 'Bingen', 'Oppenheim', 'Wörrstadt', 'Nierstein', 'Alzey', 'Worms'];
const WISHES = [
  'Guten Tag, wir hätten gern ein Angebot für unsere Fenster im Erdgeschoss und im ersten Stock.',
  'Die letzte Reinigung liegt bestimmt zwei Jahre zurück, an der Nordseite hat sich Grünbelag gebildet.',
  'Unser Wintergarten ist etwa 4 x 5 Meter groß und das Dach ist von außen nur mit einer Leiter zu erreichen.',
  'Könnten Sie sich das in der kommenden Woche einmal ansehen? Nachmittags ist immer jemand zu Hause. 😀',
  'Bitte rufen Sie vorher an, der Hund muss in den Garten. 🐕',
  '<b>Wichtig:</b> Zufahrt nur über den Hof & bitte nicht vor der Garage "parken" <script>alert(1)</script>.',
  'مرحبا، أود تنظيف النوافذ في شقتي من فضلكم.',
  'Meine Mutter (82) interessiert sich für den Seniorenservice; ich kümmere mich um den Termin.',
  'Preislich haben wir keine Vorstellung, uns ist vor allem wichtig, dass es streifenfrei wird.',
];

/** A repeatable stream of numbers from 0 up to 1 (mulberry32): every run makes the same inbox. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * An inbox as years of a good business fill it, spread evenly over the last 150 days before `until`: most requests of
 * a few sentences, one in twenty of several thousand characters, with emoji, right-to-left text and HTML among them.
 */
function manyContacts(count: number, until: Date) {
  const random = randomNumbers(count);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const step = (150 * 24 * 3_600_000) / count;
  return Array.from({ length: count }, (_, n) => {
    const sentences = random() < 0.05 ? 20 + Math.floor(random() * 20) : 1 + Math.floor(random() * 8);
    const message = Array.from(
      { length: sentences },
      () => `${oneOf(WISHES)} ${oneOf(PLACES)}, Nr. ${Math.floor(random() * 900)}.`,
    );
    return {
      name: `${oneOf(FIRST)} ${oneOf(LAST)} ${n}`,
      email: `kundin.${n}@beispiel.example`,
      phone: random() < 0.7 ? `06131 ${Math.floor(random() * 900_000 + 100_000)}` : null,
      service: random() < 0.9 ? oneOf(SERVICE_KINDS) : null,
      message: random() < 0.95 ? message.join('\n').slice(0, 5000) : null,
      createdAt: new Date(until.getTime() - n * step),
      idempotencyKey: `many-contacts-${n}`,
    };
  });
}

const ROWS_AT_ONCE = 2000;

export async function storeManyContacts(db: Kysely<Database>, count: number, until = new Date()): Promise<void> {
  const rows = manyContacts(count, until);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto('contactSubmissions')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
