import { useRef } from 'react';
import type { AdminUser } from '#features/session/contract.ts';
import { UserBox } from '#features/session/UserBox.tsx';
import { AccessibilityOpener } from './AccessibilityOpener.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { AreaName } from './AreaName.tsx';
import { MENU_BUTTON } from './menu-entry.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { adminTexts } from './texts.ts';

interface MobileMenuProps {
  user: AdminUser;
  /** How many requests are new. */
  unseen: number;
  id: string | undefined;
}

/** The bar and slide-in menu below 1024 px. A modal <dialog>: focus stays inside, Escape closes, focus returns. */
export function MobileMenu({ user, unseen, id }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <header
      className="on-dark sticky top-0 z-10 print:hidden flex min-h-(--header-height) flex-wrap items-center justify-between gap-x-2 py-1 pr-2 pl-[max(1rem,env(safe-area-inset-left))] lg:hidden"
      id={id}
      tabIndex={-1}
    >
      <AreaName />
      <div className="ml-auto flex flex-wrap">
        <AccessibilityOpener />
        <button type="button" className={MENU_BUTTON} onClick={() => dialog.current?.showModal()}>
          {adminTexts.openMenu}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which <dialog> brings. */}
      <dialog
        ref={dialog}
        className="admin-drawer on-dark h-dvh max-h-none w-[min(20rem,88vw)] max-w-none animate-drawer-in backdrop:bg-[rgb(14_42_51/0.55)] motion-reduce:animate-none"
        aria-label={adminTexts.navigation}
        onClick={(event) => {
          // A click on the dialog itself is one on the backdrop: its content covers the rest.
          if (event.target === dialog.current) close();
        }}
      >
        <div className="flex min-h-full flex-col gap-5 px-4 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          <button type="button" className={`${MENU_BUTTON} self-end`} onClick={close}>
            {adminTexts.closeMenu}
          </button>
          <AdminMenu unseen={unseen} onNavigate={close} />
          <ThemeSwitch />
          <UserBox user={user} />
        </div>
      </dialog>
    </header>
  );
}
