import { type ComponentProps, useState } from 'react';
import { dateFormTexts } from '#admin/shown/date-form-texts.ts';
import { clockTime } from '#domain/requests/dates/date-words.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { firstChat, firstMobile } from '#shared/format/phone-numbers.ts';
import { smsLink } from '#shared/format/sms-link.ts';
import { Field } from '#shared/ui/Field.tsx';
import { DateForm } from './DateForm.tsx';
import { onTheWayTexts as texts } from './on-the-way-texts.ts';

/** The form of the next date; on the day itself the message stands first. */
export function DatePanel(props: ComponentProps<typeof DateForm>) {
  const { id, name, phone, state } = props.request;
  const date = state?.date;
  const isToday = date?.day === berlinDay(new Date());
  return (
    <div className="grid max-w-[40rem] gap-6 py-2">
      {date && isToday && date.what !== 'anruf' && (
        <OnTheWay key={date.number} name={name} phone={phone} time={date.time} />
      )}
      <DateForm {...props} />
      {date && (
        <a className="button justify-self-start" href={`/api/admin/contact-date/${id}`}>
          {dateFormTexts.download}
        </a>
      )}
    </div>
  );
}

/** 'Ich bin unterwegs': an editable message that the phone sends by SMS or WhatsApp. */
function OnTheWay({ name, phone = '', time }: { name: string; phone: string | undefined; time: string | undefined }) {
  const [text, setText] = useState(() => texts.message(name, time && clockTime(time)));
  const chat = firstChat(phone, text);
  const mobile = firstMobile(phone);
  if (!mobile) return <p>{texts.noMobile}</p>;
  return (
    <div className="grid gap-3">
      <Field label={texts.title}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <a className="button" href={smsLink(mobile, text)}>
          {texts.sms}
        </a>
        {chat && (
          <a className="button" href={chat} target="_blank" rel="noopener noreferrer">
            {texts.whatsApp}
          </a>
        )}
      </div>
    </div>
  );
}
