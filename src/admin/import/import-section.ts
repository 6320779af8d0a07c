import { latePart } from '#shared/ui/late-part.tsx';
import { notebookTexts } from './texts.ts';

export const importSection = {
  id: 'notebook',
  title: notebookTexts.title,
  isOwners: true,
  Content: latePart('h-[32rem]', async () => (await import('./ImportPanel.tsx')).ImportPanel),
  useWords: () => undefined,
};
