const ENTRY = 'flex min-h-touch items-center gap-[0.6rem] px-3 no-underline hover:bg-petrol-deep';

export const MENU_BUTTON = `${ENTRY} rounded font-medium`;
/** The current page's entry has a colour of its own, or a line in forced colours. */
const CURRENT =
  'aria-[current]:bg-(--color-current) aria-[current]:font-bold aria-[current]:text-(--color-on-current) forced-colors:aria-[current]:underline';
export const MENU_LINK = `${ENTRY} rounded ${CURRENT}`;
/**
 * Five places fit into 320 px; larger letters take a second row (`--floating-base` in admin-frame.css has room for it).
 * Below 16em the words are for screen readers only, because two rows would take a third of the window.
 */
export const BAR_PLACE = `${MENU_LINK} max-[16em]:min-w-0! max-[16em]:text-[0px]! [&_.icon]:max-[16em]:text-[1rem] relative max-lg:min-h-[56px] max-lg:min-w-[48px] max-lg:flex-col max-lg:justify-center max-lg:gap-0 max-lg:rounded-none max-lg:px-[2px] max-lg:text-[0.75rem] max-lg:leading-[1.35]`;
export const TO_SITE = `${ENTRY} mt-2 rounded-b border-t border-hairline pt-2`;

export const COUNT =
  'min-w-[1.5em] rounded-full bg-sun px-[0.4em] text-center text-[0.8125rem] whitespace-nowrap leading-[1.5] font-bold tabular-nums text-on-sun lg:ms-auto max-lg:absolute max-lg:top-[2px] max-lg:left-[min(50%+0.4rem,100%-2.7em)] max-lg:text-[0.75rem]';

export const VEIL =
  'lg:contents max-lg:fixed max-lg:inset-0 max-lg:size-full max-lg:max-h-none max-lg:max-w-none max-lg:overflow-hidden max-lg:bg-[rgb(14_42_51/0.55)]';
export const SHEET =
  'on-dark grid gap-5 lg:flex lg:grow lg:flex-col max-lg:absolute max-lg:right-0 max-lg:bottom-0 md:max-lg:w-[24rem] max-md:left-0 max-lg:max-h-[90dvh] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:rounded-t max-lg:px-4 max-lg:pt-4 max-lg:pb-[env(safe-area-inset-bottom)] max-lg:animate-sheet-in motion-reduce:animate-none!';
