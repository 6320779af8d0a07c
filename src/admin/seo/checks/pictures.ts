import { all, attribute, isHidden } from '../site/html.ts';
import { checksOf, onEveryPage } from './check.ts';

export const pictureChecks = checksOf('Barrierefreiheit', {
  'alt-texts': {
    title: 'Bildbeschreibungen',
    description: 'Jedes Bild hat einen Text für Menschen, die es nicht sehen, und für die Bildersuche.',
    advice: 'Beschreiben Sie unter „Website“ bei jedem eigenen Bild in einem Satz, was zu sehen ist.',
    judge: onEveryPage(({ document }) =>
      all(document, 'img').map((image) => {
        const alt = attribute(image, 'alt');
        if (alt) return FILE_NAME.test(alt) && { warning: `Der alt-Text „${alt}“ ist ein Dateiname.` };
        const needsNone = alt === '' || isHidden(image) || attribute(image, 'role') === 'presentation';
        return !needsNone && `Dem Bild ${attribute(image, 'src') ?? ''} fehlt der alt-Text.`;
      }),
    ),
  },
});

const FILE_NAME = /^[\w-]+\.(avif|gif|jpe?g|png|svg|webp)$|^(IMG|DSC|DSCN|image|bild|foto)[_-]?\d+$/i;
