import type { ComponentProps } from 'react';
import { dateFormTexts } from '#admin/shown/date-form-texts.ts';
import { DateForm } from './DateForm.tsx';

/** The form of the next date, and its file for a calendar. */
export function DatePanel(props: ComponentProps<typeof DateForm>) {
  const { id, state } = props.request;
  return (
    <div className="grid max-w-[40rem] gap-6 py-2">
      <DateForm {...props} />
      {state?.date && (
        <a className="button justify-self-start" href={`/api/admin/contact-date/${id}`}>
          {dateFormTexts.download}
        </a>
      )}
    </div>
  );
}
