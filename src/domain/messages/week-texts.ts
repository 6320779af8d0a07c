import type { RequestFigures } from '#domain/requests/shapes.ts';
import type { VisitFigures } from '#domain/visits/shapes.ts';
import * as hours from '#facts/hours.ts';
import { shortGermanDate } from '#shared/format/german-date.ts';
import { joinInGerman } from '#shared/format/join-in-german.ts';

export interface WeekFigures extends RequestFigures, VisitFigures {
  monday: string;
  sunday: string;
}

const figure = (count: number) => count.toLocaleString('de-DE');
const requestsIn = (count: number) =>
  count === 0 ? 'keine Anfrage' : count === 1 ? '1 Anfrage' : `${figure(count)} Anfragen`;

function comparison({ requests, requestsBefore }: WeekFigures): string {
  const more = requests - requestsBefore;
  if (more !== 0) return `${figure(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'} als in der Woche davor`;
  return requests === 0 ? 'auch in der Woche davor nicht' : 'genauso viele wie in der Woche davor';
}

function answers({ inTime, late, withTimeLeft }: WeekFigures): string {
  const judged = inTime + late;
  const rest = withTimeLeft > 0 ? `, ${figure(withTimeLeft)} ${withTimeLeft === 1 ? 'hat' : 'haben'} noch Zeit` : '';
  const within = `innerhalb von ${hours.replyWithinHours} Stunden beantwortet`;
  if (judged === 0)
    return withTimeLeft > 0 ? 'Für die Antwort ist noch Zeit.' : 'Wie schnell geantwortet wurde, ist nicht bekannt.';
  return `${figure(inTime)} von ${figure(judged)} wurde${inTime === 1 ? '' : 'n'} ${within}${rest}.`;
}

function waits({ waiting, overdue }: WeekFigures): string {
  if (waiting === 0) return 'Zurzeit wartet keine Anfrage auf eine Antwort.';
  const late =
    overdue > 0
      ? `, ${overdue === waiting ? 'alle' : `${figure(overdue)} davon`} länger als ${hours.replyWithinHours} Stunden`
      : '';
  return `Zurzeit ${waiting === 1 ? 'wartet' : 'warten'} ${requestsIn(waiting)} auf eine Antwort${waiting === 1 && overdue === 1 ? `, seit mehr als ${hours.replyWithinHours} Stunden` : late}.`;
}

function visits({ visitors, sources, requests }: WeekFigures): string {
  // A week with requests but no counted visit had visitors without consent.
  if (visitors === 0)
    return requests > 0 ? 'Besucher wurden in dieser Woche nicht gezählt.' : 'Ihre Website hat niemand besucht.';
  const who = visitors === 1 ? 'hat 1 Mensch' : `haben ${figure(visitors)} Menschen`;
  const from = sources.length > 0 ? `kamen die meisten über ${joinInGerman(sources)}` : 'kam niemand';
  return `Ihre Website ${who} besucht; von anderen Seiten ${from}.`;
}

export const weekSentences = (figures: WeekFigures): string[] => {
  const { monday, sunday, requests, deals } = figures;
  const days = `Vom ${shortGermanDate(new Date(monday))} bis ${shortGermanDate(new Date(sunday))}`;
  return [
    `${days} ${requests < 2 ? 'kam' : 'kamen'} ${requestsIn(requests)}, ${comparison(figures)}.`,
    ...(requests > 0 ? [answers(figures)] : []),
    deals === 0 ? 'Kein neuer Auftrag.' : deals === 1 ? '1 Auftrag kam dazu.' : `${figure(deals)} Aufträge kamen dazu.`,
    visits(figures),
    waits(figures),
  ];
};
