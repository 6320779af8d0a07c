import { DAY_MS } from '#config/limits.ts';
import * as firm from '#facts/firm.ts';
import { HOLIDAYS } from './holiday-texts.ts';

/**
 * The first postal code of each region: a state, or those with the same holidays. N: Brandenburg, Bremen, Hamburg,
 * Niedersachsen, Schleswig-Holstein; W: Nordrhein-Westfalen, Rheinland-Pfalz.
 */
const REGIONS = `
  01067SN 01945N 02625SN 03042N 04103SN 04600TH 04643SN 04895N 06108ST 06556TH 06618ST 07318TH 07952SN 07955TH 07985SN
  07987TH 08056SN 10115BE 12529N 12555BE 14467N 17033MV 17268N 17309MV 17326N 17328MV 19309N 19370MV 20095N 23923MV
  24103N 29410ST 29439N 32049W 34117HE 34346N 34359HE 34414W 34454HE 36404TH 37073N 37213HE 37308TH 37412N 37671W
  37691N 37696W 37697N 38486ST 38518N 38820ST 40210W 48455N 48477W 48480N 48485W 48488N 48493W 48499N 48565W 49074N
  49477W 49565N 50126W 55246HE 55257W 60306HE 63739BY 64283HE 64754BW 64756HE 65558W 65589HE 65623W 65627HE 65629W
  65719HE 66111SL 66482W 66538SL 66849W 68159BW 68519HE 68526BW 68623HE 68723BW 69239HE 69242BW 69483HE 69493BW 69509HE
  69514BW 69517HE 70173BW 76726W 77652BW 80331BY 88045BW 88131BY 88147BW 88149BY 88212BW 89231BY 89518BW 90402BY
  96515TH 97070BY 97877BW 97892BY 97900BW 97901BY 97922BW 98527TH`.split(/\s+/);

export function publicHolidayOn(day: string, postalCode: string = firm.postalCode): string | undefined {
  const afterEaster = (Date.parse(day) - easterOf(Number(day.slice(0, 4)))) / DAY_MS;
  const date = `${day.slice(5)} ${new Date(day).getUTCDay()}`;
  const region = REGIONS.findLast((start) => start.slice(0, 5) <= postalCode)?.slice(5) ?? '';
  const fits = (at: RegExp | number) => (typeof at === 'number' ? at === afterEaster : at.test(date));
  return HOLIDAYS.find(([at, , regions]) => fits(at) && (regions?.split(' ').includes(region) ?? true))?.[1];
}

/** Computes Easter Sunday by Gauss's rule, for the years 1900 to 2099. Milliseconds, as of Date.UTC. */
function easterOf(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  // The rule's two exceptions come a week earlier.
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10));
  return Date.UTC(year, 2, 22 + moon + sunday - (isLate ? 7 : 0));
}
