/** Large German cities, to a hundredth of a degree (WGS 84), for answers about places that are too far. */
// biome-ignore format: a city a line would be three times as long.
export const cities: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['Aachen', 50.78, 6.08], ['Aschaffenburg', 49.98, 9.15], ['Augsburg', 48.37, 10.9], ['Bad Homburg', 50.23, 8.62],
  ['Bad Dürkheim', 49.46, 8.17], ['Berlin', 52.52, 13.4], ['Bensheim', 49.68, 8.62], ['Bielefeld', 52.02, 8.53],
  ['Bochum', 51.48, 7.22], ['Bonn', 50.73, 7.1], ['Braunschweig', 52.27, 10.52], ['Bremen', 53.08, 8.8],
  ['Chemnitz', 50.83, 12.92], ['Darmstadt', 49.87, 8.65], ['Dortmund', 51.51, 7.47], ['Dresden', 51.05, 13.74],
  ['Duisburg', 51.43, 6.76], ['Düsseldorf', 51.23, 6.78], ['Erfurt', 50.98, 11.03], ['Essen', 51.46, 7.01],
  ['Frankenthal', 49.53, 8.35], ['Frankfurt am Main', 50.11, 8.68], ['Freiburg', 47.99, 7.85], ['Fulda', 50.55, 9.68],
  ['Gießen', 50.58, 8.68], ['Groß-Gerau', 49.92, 8.48], ['Grünstadt', 49.56, 8.17], ['Hamburg', 53.55, 9.99],
  ['Hanau', 50.13, 8.92], ['Hannover', 52.37, 9.74], ['Heidelberg', 49.41, 8.69], ['Heilbronn', 49.14, 9.22],
  ['Hofheim am Taunus', 50.09, 8.45], ['Idar-Oberstein', 49.71, 7.31], ['Idstein', 50.22, 8.27],
  ['Kaiserslautern', 49.44, 7.77], ['Karlsruhe', 49.01, 8.4], ['Kassel', 51.31, 9.48], ['Kiel', 54.32, 10.14],
  ['Koblenz', 50.36, 7.59], ['Köln', 50.94, 6.96], ['Krefeld', 51.33, 6.56], ['Leipzig', 51.34, 12.37],
  ['Limburg an der Lahn', 50.39, 8.06], ['Lübeck', 53.87, 10.69], ['Ludwigshafen', 49.48, 8.44],
  ['Magdeburg', 52.13, 11.63], ['Mannheim', 49.49, 8.47], ['Mönchengladbach', 51.19, 6.44], ['München', 48.14, 11.58],
  ['Münster', 51.96, 7.63], ['Neustadt an der Weinstraße', 49.35, 8.14], ['Nürnberg', 49.45, 11.08],
  ['Offenbach', 50.1, 8.77], ['Pforzheim', 48.89, 8.7], ['Rostock', 54.09, 12.1], ['Rüsselsheim am Main', 49.99, 8.41],
  ['Saarbrücken', 49.23, 7], ['Speyer', 49.32, 8.43], ['Stuttgart', 48.78, 9.18], ['Trier', 49.76, 6.64],
  ['Ulm', 48.4, 9.99], ['Wiesbaden', 50.08, 8.24], ['Wuppertal', 51.26, 7.15], ['Würzburg', 49.79, 9.94],
];
