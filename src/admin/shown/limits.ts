export const DATE_PLACE_MAX_CHARS = 200;
