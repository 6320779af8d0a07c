import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { $ZodType, output } from 'zod/v4/core';
import { call } from '#shared/api/call.ts';
import type { Route, RouteAnswer } from '#shared/api/define-route.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { BUTTON } from './button-look.ts';
import { Field, type FieldText } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PendingButton } from './PendingButton.tsx';
import { RadioRows } from './RadioRows.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { type InputProps, TextField } from './TextField.tsx';
import { uiTexts } from './texts.ts';
import { announce } from './toast/announce.ts';
import { useDraftForm } from './use-draft-form.ts';
import { usePress } from './use-press.ts';
import type { FormWords } from './use-sent-form.ts';

/** A line of text without a `kind`. The field's name is the schema's. */
export type SettingsField =
  | (FieldText & InputProps & { kind?: never })
  | (FieldText & { kind: 'password'; isNew?: boolean })
  | (FieldText & { kind: 'lines'; rows?: number })
  | { kind: 'choice'; label: string; options: readonly (readonly [value: string, words: string])[] }
  | { kind: 'switch'; label: string; hint: string };

type SettingsRoute = Route & { readonly body: $ZodType<object> };
type Body<R extends SettingsRoute> = output<R['body']>;
type Params = Record<string, string | number>;

interface SettingsFormProps<R extends SettingsRoute> extends FormWords {
  /** Stores the values. Its `body` is the form's schema. */
  route: R;
  params?: Params;
  /** The begin of the keys of the queries that a change outdates. */
  outdates: QueryKey;
  /** One for each of the schema's, in the order of the screen. */
  fields: Readonly<Record<keyof Body<R>, SettingsField>>;
  values?: Partial<Record<keyof Body<R>, string>>;
  /** The key under which what was typed stays until it is saved. Never for passwords. */
  draft?: string;
  /** The words beside a draft: that it is not saved, and a button that discards it. */
  unsaved?: readonly [note: string, discard: string];
  words?: readonly [idle: string, sending: string];
  removal?: Removal | undefined;
  onAnswer?: (answer: RouteAnswer<R>, body: Body<R>) => void;
  className?: string;
  children?: ReactNode;
}

interface Removal {
  route: Route;
  button: string;
  /** The button's name, if its words do not tell what goes. */
  name?: string;
  removed: string;
  restored: string;
}

/** Drawn from a route and its fields: a new setting is a list of fields and no more. */
export function SettingsForm<R extends SettingsRoute>(props: SettingsFormProps<R>) {
  const { route, params, outdates, fields, draft: key, unsaved, words = uiTexts.save } = props;
  const { removal, onAnswer, className = '', children, ...told } = props;
  const values: Partial<Record<string, string>> = props.values ?? {};
  const send = (to: Route, body?: unknown) => call<Route>(to, { params, body } as never);
  const storing = useChange(outdates, (body: unknown) => send(route, body));
  const removing = useChange(outdates, (from: Route) => send(from));
  const { form, draft, forget, save, errors } = useDraftForm(
    key,
    route.body,
    async (body) => {
      const answer = await storing.mutateAsync(body);
      onAnswer?.(answer as RouteAnswer<R>, body as Body<R>);
    },
    told,
  );
  // Repeats the save on a second press, because the input may have changed meanwhile.
  const { isWorking, press } = usePress(save, { repeated: true });

  const remove = ({ route, removed, restored }: Removal) =>
    announce(removing.mutateAsync(route).then(forget), {
      done: {
        title: uiTexts.sent.doneTitle,
        description: removed,
        action: { label: uiTexts.undo, onSelect: () => void announce(storing.mutateAsync(values), { done: restored }) },
      },
    });

  return (
    <form
      {...form}
      className={`grid gap-4 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        // A form that empties itself would report its empty fields.
        if (!told.resets || !isWorking) void press();
      }}
    >
      {children}
      {Object.entries<SettingsField>(fields).map(([name, field]) => (
        <Control key={name} name={name} field={field} value={values[name]} error={errors[name]} />
      ))}
      {draft && unsaved && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2" ref={handOnFocus}>
          <strong>{unsaved[0]}</strong>
          <button type="button" className="button" onClick={forget}>
            {unsaved[1]}
          </button>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={BUTTON.primary} aria-disabled={isWorking}>
          {words[isWorking ? 1 : 0]}
        </button>
        {removal && (
          <PendingButton aria-label={removal.name} onPress={() => remove(removal)}>
            {removal.button}
          </PendingButton>
        )}
      </div>
    </form>
  );
}

interface ControlProps {
  name: string;
  field: SettingsField;
  value: string | undefined;
  error: string | undefined;
}

function Control({ name, field, value, error }: ControlProps) {
  if (field.kind === 'choice')
    return <RadioRows legend={field.label} name={name} options={field.options} chosen={value} />;
  if (field.kind === 'switch')
    return <SwitchRow name={name} label={field.label} hint={field.hint} isOn={value === 'on'} />;
  if (field.kind === undefined) return <TextField {...field} name={name} defaultValue={value} error={error} />;
  const { kind, ...words } = field;
  if (kind === 'password') return <PasswordField {...words} name={name} error={error} />;
  return (
    <Field label={field.label} hint={field.hint} error={error}>
      {(control) => <textarea {...control} className="input" name={name} rows={field.rows ?? 3} defaultValue={value} />}
    </Field>
  );
}
