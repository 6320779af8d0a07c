import type { Facts } from '#content/facts-schema.ts';

type Person = Facts['person'];

export const portrait: Person['portrait'] = undefined;
export const sentence: Person['sentence'] = undefined;
export const atWork: Person['atWork'] = undefined;
/** As in 'Muster Versicherung, bis 3 Millionen Euro'. */
export const insurer: Person['insurer'] = undefined;
/** As in 'Gebäudereinigermeisterin, Handwerkskammer Rheinhessen'. */
export const certificate: Person['certificate'] = undefined;
export const guarantee: Person['guarantee'] =
  'Sie sehen am nächsten Morgen noch einen Streifen? Anruf genügt, wir wischen nach, ohne Aufpreis.';
