import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REPLY_TEMPLATES_MAX } from '#config/limits.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Field } from '#shared/ui/Field.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { type ReplyTemplate, templateText } from './contract.ts';
import { templatesQuery, useRemoveTemplate, useSaveTemplate } from './reply-queries.ts';
import { templateTexts as texts } from './template-texts.ts';
import { replyMenuTexts } from './texts.ts';

/** 'Antwortvorlagen' on the settings page: edits each in place and adds one more. */
export function TemplatePanel() {
  return (
    <Panel
      title={replyMenuTexts.open}
      heading="h3"
      query={useQuery(templatesQuery)}
      failure={replyMenuTexts.loadFailed}
    >
      {(templates) => {
        const free = SLOTS.find((one) => !templates.some(({ slot }) => slot === one));
        return (
          <>
            <p className="max-w-[66ch]">{texts.hint}</p>
            <ul className="grid gap-1">
              {templates.map((template) => (
                <TemplateItem key={template.slot} slot={template.slot} template={template} />
              ))}
              {free && <TemplateItem key={free} slot={free} />}
            </ul>
          </>
        );
      }}
    </Panel>
  );
}

const SLOTS = Array.from({ length: REPLY_TEMPLATES_MAX }, (_, index) => index + 1);

/** Edits or removes a template, or adds one. Starts open if a draft waits. */
function TemplateItem({ slot, template }: { slot: number; template?: ReplyTemplate }) {
  const storing = useSaveTemplate();
  const removal = useRemoveTemplate();
  const { form, draft, forget, save, errors } = useDraftForm(
    `template:${slot}`,
    templateText,
    (body) => storing.mutateAsync({ slot, ...body }),
    texts,
  );
  const [startsOpen] = useState(draft !== undefined);

  const remove = (gone: ReplyTemplate) =>
    announce(removal.mutateAsync(slot).then(forget), {
      done: {
        title: uiTexts.sent.doneTitle,
        description: texts.removed(gone.title),
        action: { label: texts.undo, onSelect: () => void restore(gone) },
      },
    });
  const restore = (gone: ReplyTemplate) => announce(storing.mutateAsync(gone), { done: texts.restored(gone.title) });

  return (
    <li>
      <details open={startsOpen}>
        <summary className="list-item min-h-touch content-center font-medium wrap-anywhere">
          {template?.title ?? texts.newOne}
        </summary>
        <form className="grid max-w-[66ch] gap-4 pb-4" {...form}>
          <TextField label={texts.title} error={errors.title} name="title" defaultValue={template?.title} />
          <Field label={texts.text} error={errors.text}>
            {(control) => (
              <textarea {...control} className="input" name="text" rows={8} defaultValue={template?.text} />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <PendingButton className={BUTTON.primary} pendingWords={texts.saving} onPress={save}>
              {texts.save}
            </PendingButton>
            {template && (
              <PendingButton aria-label={texts.removeOf(template.title)} onPress={() => remove(template)}>
                {texts.remove}
              </PendingButton>
            )}
          </div>
        </form>
      </details>
    </li>
  );
}
