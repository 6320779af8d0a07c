export const REPLY_TEMPLATES_MAX = 15;
