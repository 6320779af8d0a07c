import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { hasDraft, writeDraft } from '#shared/browser/use-stored-draft.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { type ReplyTemplate, replyRoutes } from './contract.ts';
import { REPLY_TEMPLATES_MAX } from './limits.ts';
import { templatesQuery } from './reply-queries.ts';
import { templateTexts as texts } from './template-texts.ts';
import { replyMenuTexts } from './texts.ts';

function TemplatePanel() {
  return (
    <Panel title={replyMenuTexts.open} heading="h3" query={useQuery(templatesQuery)}>
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

export const templateSection = {
  id: 'templates',
  title: texts.heading,
  isOwners: true,
  Content: TemplatePanel,
  useWords: (enabled: boolean) => useQuery({ ...templatesQuery, enabled }).data?.length.toString(),
};

const SLOTS = Array.from({ length: REPLY_TEMPLATES_MAX }, (_, index) => index + 1);

function TemplateItem({ slot, template }: { slot: number; template?: ReplyTemplate }) {
  const draft = `template:${slot}`;
  const [startsOpen] = useState(() => hasDraft(draft));
  const remove = async () => {
    await call(replyRoutes.removeTemplate, { params: { slot } });
    writeDraft(draft, undefined);
  };
  return (
    <li>
      <details open={startsOpen}>
        <summary className="list-item min-h-touch content-center font-medium wrap-anywhere">
          {template?.title ?? texts.newOne}
        </summary>
        <SettingsForm
          route={replyRoutes.saveTemplate}
          params={{ slot }}
          outdates={templatesQuery.queryKey}
          draft={draft}
          values={{ title: template?.title, text: template?.text }}
          words={[texts.save, uiTexts.save[1]]}
          saved={texts.saved}
          className="max-w-[66ch] pb-4 [&_textarea]:min-h-48"
        />
        {template && (
          <ChangeButton
            className={`${BUTTON.danger} mb-4`}
            change={remove}
            outdates={templatesQuery.queryKey}
            question={texts.confirmRemove(template.title)}
            done={texts.removed(template.title)}
          >
            {texts.remove}
          </ChangeButton>
        )}
      </details>
    </li>
  );
}
