import { germanDate, shortGermanDate } from '#shared/format/german-date.ts';
import { joinInGerman } from '#shared/format/join-in-german.ts';

/** What the sentences speak of; week-figures.server.ts counts it. */
export interface WeekFigures {
  /** The days of the week that is over: '2026-11-16'. */
  monday: string;
  sunday: string;
  requests: number;
  requestsBefore: number;
  /** Requests, of whatever week, that were marked as deals in it. */
  deals: number;
  visitors: number;
  /** The sites that most views came from, the most first. */
  sources: readonly string[];
  /** Requests of the last 30 days that are no deal (yet). */
  open: number;
}

const figure = (count: number) => count.toLocaleString('de-DE');
const requestsIn = (count: number) =>
  count === 0 ? 'keine Anfrage' : count === 1 ? '1 Anfrage' : `${figure(count)} Anfragen`;

function comparison({ requests, requestsBefore }: WeekFigures): string {
  const more = requests - requestsBefore;
  if (more !== 0) return `${figure(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'} als in der Woche davor`;
  return requests === 0 ? 'auch in der Woche davor nicht' : 'genauso viele wie in der Woche davor';
}

/** The week in plain sentences. */
export const weekSentences = (figures: WeekFigures): string[] => {
  const { monday, sunday, requests, deals, visitors, sources, open } = figures;
  const came = sources.length > 0 ? `die meisten über ${joinInGerman(sources)}` : 'niemand';
  return [
    `Vom ${shortGermanDate(new Date(monday))} bis ${shortGermanDate(new Date(sunday))} ${requests < 2 ? 'kam' : 'kamen'} ${requestsIn(requests)}, ${comparison(figures)}.`,
    `${deals < 2 ? 'Es wurde' : 'Es wurden'} ${requestsIn(deals)} als Auftrag vermerkt.`,
    visitors === 0
      ? 'Ihre Website hat niemand besucht.'
      : `Ihre Website ${visitors === 1 ? 'hat 1 Mensch' : `haben ${figure(visitors)} Menschen`} besucht; von anderen Seiten kam${sources.length > 0 ? 'en' : ''} ${came}.`,
    open === 0
      ? 'Von den Anfragen der letzten 30 Tage wartet keine mehr.'
      : `Von den Anfragen der letzten 30 Tage ${open === 1 ? 'ist 1' : `sind ${figure(open)}`} noch kein Auftrag.`,
  ];
};

/** The panel on the dashboard. */
export const weeklyReportTexts = {
  title: 'Die letzte Woche',
  failed: 'Der Wochenbericht konnte nicht geladen werden.',
};

/** The mail of Monday: the report, the test whether mails arrive, or both. */
export const weeklyMailTexts = {
  reportSubject: (monday: string, sunday: string) =>
    `Ihre Woche vom ${shortGermanDate(new Date(monday))} bis ${germanDate(new Date(sunday))}`,
  testSubject: 'Wöchentliche Test-Mail: Kommt sie an?',
  dashboard: 'Zur Übersicht',
  test: 'Mit dieser Mail prüft Ihre Website jede Woche, ob ihre Meldungen bei Ihnen ankommen. Bitte tippen Sie einmal hier:',
  arrived: 'Ja, die Mail ist angekommen',
  howToStop: 'Diese Mail kommt montags. Abschalten können Sie sie in den Einstellungen unter „Benachrichtigungen“.',
};
