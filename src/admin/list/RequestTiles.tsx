import { useQuery } from '@tanstack/react-query';
import { requestStatsQuery } from '#admin/shown/request-queries.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';

/** Four figures of the inbox (Spec §2) as one line. The list says if they were not loaded. */
export function RequestTiles({ className }: { className: string }) {
  const { data, error } = useQuery(requestStatsQuery);
  const { tiles } = texts;
  const figures = [
    [tiles.total, data?.total],
    [tiles.today, data?.today],
    [tiles.withPhone, data?.withPhone],
    [tiles.seniors, data?.perService.seniorenservice],
  ] as const;
  return (
    <dl className={`${className} flex flex-wrap gap-x-5 text-small text-ink-soft tabular-nums`}>
      {figures.map(([label, value]) => (
        <div key={label} className="flex gap-x-[0.35em]" aria-busy={value === undefined && !error}>
          <dt>{label}</dt>
          <dd className="min-w-[1ch]">{value?.toLocaleString('de-DE') ?? (error && '–')}</dd>
        </div>
      ))}
    </dl>
  );
}
