import * as answers from '#facts/answers.ts';
import * as area from '#facts/area.ts';
import * as contact from '#facts/contact.ts';
import * as ownAnswers from '#facts/faq.ts';
import * as hours from '#facts/hours.ts';
import * as person from '#facts/person.ts';
import * as prices from '#facts/prices.ts';
import * as senior from '#facts/senior.ts';
import * as services from '#facts/services.ts';
import type { Facts } from './facts-schema.ts';
import { hoursLine } from './hours.ts';
import { inRegion } from './in-region.ts';
import { insurance } from './insurance.ts';
import { QUESTIONS } from './questions.ts';

export type AnswerPart = string | readonly string[];

export interface Faq {
  question: string;
  answer: readonly AnswerPart[];
}

export interface FaqGroup {
  /** The group's anchor, and the `name` that lets one answer close another. */
  id: string;
  title: string;
  items: readonly Faq[];
}

const own: Facts['faq'] = { ...ownAnswers };
const { serviceRadiusKm } = area;
const { seniorAges, seniorDiscountPercent } = prices;
const { quoteWithinHours, week } = hours;
const { phone, whatsapp } = contact;

const hasPureWater = Boolean(services.conservatory.pureWater || services.patioRoof.pureWater);
const onWish = hasPureWater ? ', auf Wunsch mit Reinwassersystem' : '';

/** A question with the owner's words if there are some, else ours; then what the owner answers besides. */
const answered = (
  key: keyof typeof QUESTIONS,
  ours: readonly AnswerPart[],
  ...more: readonly (string | number | null | undefined | false)[]
): Faq => ({
  question: QUESTIONS[key],
  answer: [...(own[key]?.split(/\n\s*\n/) ?? ours), ...more.filter((part) => !!part)] as AnswerPart[],
});

/** What the owner answers needs its question, because it joins another answer. */
const labelled = (label: string, text: string | null | undefined) => text && `${label} ${text}`;

/** § 35a Abs. 2 EStG: help in a household. */
const TAX =
  '20 % der Arbeitskosten bei Ihnen zu Hause senken Ihre Einkommensteuer, höchstens um 4.000 Euro im Jahr, wenn Sie die Rechnung überweisen (§ 35a EStG).';

/**
 * The questions of /faq in their order (Spec §2): 3 + 3 + 3 + 2. What customers ask besides joins an answer.
 * Owner's note: the answer on touching up is a promise. Keep it true.
 */
export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'preise',
    title: 'Preise und Kosten',
    items: [
      answered(
        'cost',
        [
          'Das hängt von Ihrem Glas ab: wie viele Scheiben, wie groß, wie stark verschmutzt und wie gut man herankommt. Deshalb nennen wir keine Quadratmeterpreise, die am Ende doch nicht stimmen.',
          `Wir sehen uns alles kostenlos bei Ihnen an. Innerhalb von ${quoteWithinHours} Stunden danach haben Sie unser Angebot. Erst wenn Sie zusagen, entstehen Kosten.`,
        ],
        labelled('Zahlung:', answers.payment),
        answers.taxBenefit && TAX,
      ),
      answered('inspection', [
        'Weil zwei Fenster auf dem Foto gleich aussehen und in der Arbeit doch verschieden sind. Ob Kalk auf der Scheibe sitzt, ob eine Leiter sicher steht, ob der Rahmen mitgereinigt werden soll: Das sehen wir erst bei Ihnen.',
        'Fotos helfen uns, das richtige Werkzeug mitzubringen. Den Preis nennen wir, wenn wir es gesehen haben.',
        'So bekommen Sie einen Preis, der hält. Die Besichtigung ist kostenlos und verpflichtet Sie zu nichts.',
      ]),
      answered('discount', [
        `Ja. Ab ${seniorAges.faq} Jahren erhalten Sie ${seniorDiscountPercent} % Rabatt auf jede Glasreinigung. Sagen Sie es uns einfach bei der Anfrage oder bei der Besichtigung; der Rabatt steht dann gleich im Angebot.`,
      ]),
    ],
  },
  {
    id: 'leistungen',
    title: 'Leistungen',
    items: [
      answered(
        'services',
        [
          'Wir reinigen Glas rund ums Haus, bei Privatleuten ebenso wie in kleinen Betrieben:',
          [
            'Fenster, von leichter Verschmutzung bis zur End- und Bauendreinigung',
            `Wintergärten innen, auf der Oberseite oder beides${onWish}`,
            `Terrassendächer innen, auf der Oberseite oder beides${onWish}`,
          ],
          'Für Seniorinnen und Senioren tun wir noch mehr:',
          senior.items.map(({ title, text }) => `${title}: ${text}`),
        ],
        labelled('Rahmen und Fensterbrett:', answers.frames),
        labelled('Für Vermieter:', answers.landlords),
      ),
      answered('rhythm', [
        'In einer ruhigen Wohnstraße reicht es meist zwei- bis viermal im Jahr. An einer viel befahrenen Straße, neben Feldern oder bei einem Schaufenster lohnt es sich öfter.',
        'Wintergärten und Terrassendächer freuen sich über eine Reinigung im Frühjahr, wenn der Blütenstaub vorbei ist, und eine im Herbst nach dem Laub. Wer regelmäßig reinigen lässt, beugt Kalk und Moos vor.',
      ]),
      answered('area', [
        `Wir arbeiten ${inRegion}, im Umkreis von ${serviceRadiusKm} km. Kurze Wege halten den Preis niedrig und machen schnelle Termine möglich.`,
        'Weiter fahren wir nur, wenn uns jemand aus unserem Kundenkreis empfohlen hat. Rufen Sie im Zweifel kurz an.',
      ]),
    ],
  },
  {
    id: 'qualitaet',
    title: 'Service und Qualität',
    items: [
      answered('guarantee', [
        `${person.guarantee ? 'Ja. ' : ''}Zum Schluss gehen wir mit Ihnen gemeinsam von Scheibe zu Scheibe.${person.guarantee ? ` ${person.guarantee}` : ''}`,
        'Ihre gesetzlichen Rechte bleiben davon unberührt.',
      ]),
      answered('agents', [
        ...(hasPureWater
          ? [
              'Unser Reinwassersystem kommt ganz ohne Reinigungsmittel aus. Das Wasser ist vollständig entmineralisiert (0 ppm, also ohne gelösten Kalk) und trocknet von selbst ohne Streifen und Flecken.',
            ]
          : []),
        'Wo es doch einen Reiniger braucht, nehmen wir so wenig wie möglich und sagen Ihnen gern, welchen. Vertragen Sie etwas nicht? Sagen Sie es uns vorher.',
      ]),
      answered('damage', insurance.answer, insurance.name && `Unsere Versicherung: ${insurance.name}.`),
    ],
  },
  {
    id: 'termine',
    title: 'Termine',
    items: [
      answered(
        'appointment',
        [
          `Am schnellsten per Telefon unter ${phone.display}. Sie können uns ebenso gut eine E-Mail oder eine WhatsApp-Nachricht an ${whatsapp.display} schreiben oder das Kontaktformular nutzen.`,
          `Nennen Sie uns Ort, Art der Fläche und zwei, drei Tage, die Ihnen passen. Wir antworten innerhalb von ${hours.replyWithinHours} Stunden und schlagen einen Termin für die Besichtigung vor.`,
        ],
        answers.appointmentWithinDays &&
          `Nach Ihrer Zusage haben Sie meist innerhalb von ${answers.appointmentWithinDays} Tagen einen Termin.`,
        labelled('Bei Regen:', answers.rain),
      ),
      answered(
        'availability',
        [
          'Besichtigungen und Aufträge legen wir in diese Zeiten:',
          week.onSite.map(hoursLine),
          `Am Telefon erreichen Sie uns ${week.phone.map(hoursLine).join(', ')}.${week.talks.length > 0 ? ' Für ein Gespräch nach Feierabend und am Wochenende sind wir außerdem hier da:' : ''}`,
          ...(week.talks.length > 0 ? [week.talks.map(hoursLine)] : []),
          `Außerhalb dieser Zeiten schreiben Sie uns; wir antworten innerhalb von ${hours.replyWithinHours} Stunden.`,
        ],
        labelled('Wie lange es dauert:', answers.duration),
        labelled('Zu Hause sein?', answers.atHome),
        labelled('Wasser und Leiter:', answers.waterAndLadder),
      ),
    ],
  },
];

export const shortAnswers = (
  [
    ['Zahlung', answers.payment],
    [
      'Steuer',
      answers.taxBenefit && '20 % der Arbeitskosten gehen privat von der Steuer ab, wenn Sie überweisen (§ 35a EStG).',
    ],
    ['Regen', answers.rain],
    ['Zu Hause', answers.atHome],
  ] as const
).flatMap(([label, text]) => (text ? [{ label, text }] : []));

export const shortCostAnswer = answers.payment
  ? `Spätestens ${quoteWithinHours} Stunden nach dem kostenlosen Ansehen haben Sie einen Preis, der hält.`
  : `Das hängt von Zahl, Größe und Zustand der Scheiben ab. Wir sehen sie uns kostenlos an, spätestens ${quoteWithinHours} Stunden danach haben Sie einen Preis, der hält. Erst wenn Sie zusagen, entstehen Kosten.`;
