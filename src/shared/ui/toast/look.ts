/** The looks of the toasts' parts, here and in what stands in for them where their script is lost. */
export const TOAST = {
  /** Above the phone's bar. Its width is Spec §9. */
  region:
    'fixed right-0 bottom-[var(--floating-base,0px)] z-100 grid w-[min(100vw,420px)] list-none gap-2 px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
  default: '[border-color:var(--color-vine)]',
  destructive: '[border-color:var(--color-brick)]',
  toast:
    'relative rounded bg-surface py-4 pr-14 pl-5 text-ink [border-style:solid] [border-width:2px_2px_2px_8px] [box-shadow:var(--shadow-pane)]',
  title: '[font-weight:700]',
  action: 'button mt-2',
} as const;
