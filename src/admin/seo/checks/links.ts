import { checksOf, judgeEach } from './check.ts';

export const linkChecks = checksOf('Struktur', {
  'dead-links': {
    title: 'Tote Links',
    description: 'Jeder Link innerhalb der Website führt auf eine Seite, die es gibt.',
    advice: 'Berichtigen Sie die Adresse des Links oder entfernen Sie ihn.',
    // 'reachable' reports missing answers and those from 500 on.
    judge: ({ links, answers }) =>
      judgeEach(links, ({ to }) => {
        const status = answers.get(to)?.status ?? 0;
        return status >= 400 && status < 500 && `Der Link auf ${to} führt ins Leere (Status ${status}).`;
      }),
  },
});
