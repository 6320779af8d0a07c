import { useState } from 'react';
import { clockTime } from '#domain/requests/dates/date-words.ts';
import { firstChat, firstText } from '#shared/format/phone-numbers.ts';
import { Field } from '#shared/ui/Field.tsx';
import { onTheWayTexts as texts } from './form-texts.ts';

interface OnTheWayProps {
  name: string;
  phone: string | undefined;
  time: string | undefined;
}

/** 'Ich bin unterwegs': an editable message that the phone sends by SMS or WhatsApp. */
export function OnTheWay({ name, phone = '', time }: OnTheWayProps) {
  const [text, setText] = useState(() => texts.message(name, time && clockTime(time)));
  const chat = firstChat(phone, text);
  const message = firstText(phone, text);
  if (!message) return <p>{texts.noMobile}</p>;
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
        <a className="button" href={message}>
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
