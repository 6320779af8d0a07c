import { latePart } from '#shared/ui/late-part.tsx';
import { notebookTexts } from './texts.ts';

export const notebookSection = {
  id: 'notebook',
  title: notebookTexts.title,
  isOwners: true,
  Content: latePart('h-[32rem]', async () => (await import('./NotebookPanel.tsx')).NotebookPanel),
  useWords: () => undefined,
};
