/** The map's towns from north to south with postal codes. `side` keeps names from overlapping. */
export const mapTowns = [
  { postalCode: '65183', label: 'Wiesbaden', side: 'above' },
  { postalCode: '55116', label: 'Mainz', side: 'left' },
  { postalCode: '55218', label: 'Ingelheim', side: 'right' },
  { postalCode: '55411', label: 'Bingen', side: 'below-right' },
  { postalCode: '55268', label: 'Nieder-Olm', side: 'above' },
  { postalCode: '55283', label: 'Nierstein', side: 'above-left' },
  { postalCode: '55276', label: 'Oppenheim', side: 'below-left' },
  { postalCode: '55286', label: 'Wörrstadt', side: 'left' },
  { postalCode: '55543', label: 'Bad Kreuznach', side: 'below-right' },
  { postalCode: '55232', label: 'Alzey', side: 'right' },
  { postalCode: '67547', label: 'Worms', side: 'left' },
] as const;
