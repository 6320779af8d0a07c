import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { $ZodType, output } from 'zod/v4/core';
import { call } from '#shared/api/call.ts';
import type { Route, RouteAnswer } from '#shared/api/define-route.ts';
import { fieldsOf } from '#shared/api/field-meta.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { FormField } from './FormField.tsx';
import { SentForm } from './SentForm.tsx';
import { uiTexts } from './texts.ts';
import { type FormWords, useSentForm } from './use-sent-form.ts';

type SettingsRoute = Route & { readonly body: $ZodType<object> };
type Body<R extends SettingsRoute> = output<R['body']>;
type Names<R extends SettingsRoute> = keyof Body<R> & string;

interface SettingsFormProps<R extends SettingsRoute> extends FormWords {
  /** Stores the values. Its `body` tells the fields and their words. */
  route: R;
  params?: Record<string, string | number>;
  outdates: QueryKey;
  values?: Partial<Body<R>>;
  hints?: Partial<Record<Names<R>, ReactNode>>;
  draft?: string;
  words?: readonly [idle: string, sending: string];
  onAnswer?: (answer: RouteAnswer<R>, body: Body<R>) => void;
  className?: string;
  children?: ReactNode;
}

/** Drawn from a route: a new setting is a field of its body and no more. */
export function SettingsForm<R extends SettingsRoute>(props: SettingsFormProps<R>) {
  const { route, params, outdates, values, hints, words = uiTexts.save, onAnswer, className, ...told } = props;
  const storing = useChange(outdates, (body: unknown) => call<Route>(route, { params, body } as never));
  const { form, field, draft, forget } = useSentForm(
    route.body,
    async (body) => {
      const answer = await storing.mutateAsync(body);
      onAnswer?.(answer as RouteAnswer<R>, body as Body<R>);
    },
    { ...told, ...(values && { start: values }) },
  );

  return (
    <SentForm form={form} words={words} className={`grid gap-4 [&>.button]:justify-self-start ${className ?? ''}`}>
      {told.children}
      {(Object.keys(fieldsOf(route.body)) as Names<R>[]).map((name) => (
        <FormField key={name} {...field(name as never)} hint={hints?.[name]} />
      ))}
      {draft && told.draft && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2" ref={handOnFocus}>
          <strong>{uiTexts.unsaved}</strong>
          <button type="button" className="button" onClick={forget}>
            {uiTexts.discard}
          </button>
        </p>
      )}
    </SentForm>
  );
}
