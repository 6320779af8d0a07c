export const CALENDAR_BACK_DAYS = 60;
export const CALENDAR_REFRESH_HOURS = 2;
