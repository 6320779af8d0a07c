import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { clashesOf } from '#domain/jobs/dates/clashes.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';

export function CloseNote({ id, date }: { id: string; date: NextDate | undefined }) {
  const { data } = useQuery(waitingQuery);
  const clashes = date ? clashesOf(date, { id, among: data?.dates ?? [], absences: data?.absences ?? [] }) : [];
  return clashes.map((words) => (
    <p key={words} className="border-l-4 border-sun pl-3 wrap-anywhere">
      {words}
    </p>
  ));
}
