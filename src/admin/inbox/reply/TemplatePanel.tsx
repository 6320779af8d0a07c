import { useQuery } from '@tanstack/react-query';
import { REPLY_TEMPLATES_MAX } from '#config/limits.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { templatesQuery } from './reply-queries.ts';
import { TemplateItem } from './TemplateItem.tsx';
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
        const free = freeSlot(templates.map(({ slot }) => slot));
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

/** The first free slot; undefined if all are taken. */
function freeSlot(taken: readonly number[]): number | undefined {
  for (let slot = 1; slot <= REPLY_TEMPLATES_MAX; slot += 1) if (!taken.includes(slot)) return slot;
  return undefined;
}
