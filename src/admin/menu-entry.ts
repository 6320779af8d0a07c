/** What is pressed in the bar and in the sidebar: high enough for a thumb, petrol deepens under a mouse. */
const ENTRY = 'flex min-h-touch items-center gap-[0.6rem] px-3 no-underline hover:bg-petrol-deep';

export const MENU_BUTTON = `${ENTRY} rounded font-medium`;
/** The entry of the page that is shown has a colour of its own. */
export const MENU_LINK = `${ENTRY} rounded aria-[current]:bg-(--color-current) aria-[current]:font-bold aria-[current]:text-(--color-on-current)`;
export const TO_SITE = `${ENTRY} mt-2 rounded-b border-t border-hairline pt-2`;
