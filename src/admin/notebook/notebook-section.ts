import { latePart } from '#shared/ui/late-part.tsx';
import { NOTEBOOK_TITLE } from './section-texts.ts';

/** 'Kunden übernehmen' on the settings page. Late, because it reads files of many kinds. */
export const notebookSection = {
  id: 'notebook',
  title: NOTEBOOK_TITLE,
  isOwners: true,
  Content: latePart('h-[32rem]', async () => (await import('./NotebookPanel.tsx')).NotebookPanel),
  useWords: () => undefined,
};
