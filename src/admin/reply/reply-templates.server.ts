import { USUAL_TEMPLATES } from '#content/reply-templates.ts';
import type { Handlers } from '#http/serve.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { ReplyTemplate, replyRoutes, TemplateText } from './contract.ts';

const REMOVED: TemplateText = { title: '', text: '' };

export const replyHandlers: Handlers<typeof replyRoutes> = {
  templates: (_, { db }) => findTemplates(db),
  saveTemplate: ({ params: { slot }, body }, { db }) => keep(db, { slot, ...body }),
  removeTemplate: ({ params: { slot } }, { db }) => keep(db, { slot, ...REMOVED }),
};

async function keep(db: Db, { slot, ...written }: ReplyTemplate): Promise<ReplyTemplate[]> {
  await db
    .insertInto('replyTemplates')
    .values({ slot, ...written })
    .onConflict((conflict) => conflict.column('slot').doUpdateSet(written))
    .execute();
  return findTemplates(db);
}

async function findTemplates(db: Db): Promise<ReplyTemplate[]> {
  const written = await db.selectFrom('replyTemplates').select(['slot', 'title', 'text']).execute();
  const usual = USUAL_TEMPLATES.map((template, index) => ({ slot: index + 1, ...template }));
  const bySlot = new Map([...usual, ...written].map((template) => [template.slot, template]));
  return [...bySlot.values()].filter(({ title }) => title !== '').sort((a, b) => a.slot - b.slot);
}
