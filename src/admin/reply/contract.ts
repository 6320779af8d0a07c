import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';
import { told } from '#shared/api/field-meta.ts';
import { line, lines } from '#shared/api/text-fields.ts';
import { REPLY_TEMPLATES_MAX } from './limits.ts';
import { templateTexts as texts } from './template-texts.ts';
import { templateErrors } from './texts.ts';

/** Leaves room for the rest of the mail in a link. */
const TEMPLATE_TEXT_MAX_CHARS = 800;
const TEMPLATE_TITLE_MAX_CHARS = 60;

const templateText = z.object({
  title: told(line(TEMPLATE_TITLE_MAX_CHARS, { missing: templateErrors.titleMissing }), { label: texts.title }),
  text: told(lines(TEMPLATE_TEXT_MAX_CHARS, { missing: templateErrors.textMissing }), {
    label: texts.text,
    long: true,
  }),
});
export type TemplateText = z.infer<typeof templateText>;

const replyTemplate = z.object({ slot: z.int(), title: z.string(), text: z.string() });
export type ReplyTemplate = z.infer<typeof replyTemplate>;

const bySlot = z.object({ slot: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(REPLY_TEMPLATES_MAX)) });
const all = z.array(replyTemplate);

/** The routes of the templates; each answers with all of them. The owner changes them, because they hold for everybody. */
export const replyRoutes = {
  templates: defineRoute('GET', '/api/admin/reply-templates', 'admin', { answers: { 200: all } }),
  saveTemplate: defineRoute('PUT', '/api/admin/reply-templates/:slot', 'owner', {
    params: bySlot,
    body: templateText,
    answers: { 200: all },
  }),
  removeTemplate: defineRoute('DELETE', '/api/admin/reply-templates/:slot', 'owner', {
    params: bySlot,
    answers: { 200: all },
  }),
};
