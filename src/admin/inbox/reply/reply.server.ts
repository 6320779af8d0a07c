import type { Kysely } from 'kysely';
import { USUAL_TEMPLATES } from '#content/reply-templates.ts';
import type { Handlers } from '#http/serve.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { ReplyTemplate, replyRoutes, TemplateText } from './contract.ts';

/** Marks a usual template as removed. */
const REMOVED: TemplateText = { title: '', text: '' };

export const replyHandlers: Handlers<typeof replyRoutes> = {
  templates: (_, { db }) => findTemplates(db),

  async saveTemplate({ params: { slot }, body }, { db }) {
    return keep(db, { slot, ...body });
  },

  async removeTemplate({ params: { slot } }, { db }) {
    return keep(db, { slot, ...REMOVED });
  },
};

async function keep(db: Kysely<Database>, { slot, ...written }: ReplyTemplate): Promise<ReplyTemplate[]> {
  await db
    .insertInto('replyTemplates')
    .values({ slot, ...written })
    .onConflict((conflict) => conflict.column('slot').doUpdateSet(written))
    .execute();
  return findTemplates(db);
}

async function findTemplates(db: Kysely<Database>): Promise<ReplyTemplate[]> {
  const written = await db.selectFrom('replyTemplates').select(['slot', 'title', 'text']).execute();
  const bySlot = new Map([...USUAL_TEMPLATES, ...written].map((template) => [template.slot, template]));
  return [...bySlot.values()].filter(({ title }) => title !== '').sort((a, b) => a.slot - b.slot);
}
