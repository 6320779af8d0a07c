import fc from 'fast-check';

const AREA_CODES = ['6132', '6131', '6731', '69', '30', '176', '1517', '160'];
const BEFORE = ['0', '+49 ', '+49', '+ 49 ', '+49-', '+49 0', '+49 (0) ', '+49(0)', '(+49) ', '0049 ', '00 49 '];
const AFTER_AREA_CODE = ['', ' ', '/', ' / ', '-', ' - ', '–', ' – ', '\u2011', '.', '\u00a0', '\u202f'];
const WITHIN = ['', ' ', '-', '\u00a0', '\u202f'];

/** Generates a German phone number: its link, and two spellings of it. */
export const germanNumber = fc
  .record({ areaCode: fc.constantFrom(...AREA_CODES), rest: fc.stringMatching(/^[1-9]\d{6,7}$/) })
  .chain(({ areaCode, rest }) => {
    const spelling = fc
      .record({
        before: fc.constantFrom(...BEFORE, '(0'),
        after: fc.constantFrom(...AFTER_AREA_CODE),
        within: fc.constantFrom(...WITHIN),
        group: fc.constantFrom(2, 3, 8),
      })
      .map(({ before, after, within, group }) => {
        const digits = rest.match(new RegExp(`.{1,${group}}`, 'g'))?.join(within);
        return `${before}${areaCode}${before === '(0' ? ')' : ''}${after}${digits}`;
      });
    return fc.record({ href: fc.constant(`tel:+49${areaCode}${rest}`), one: spelling, other: spelling });
  });
