import { useRef } from 'react';
import type { AdminUser } from '#features/session/contract.ts';
import { UserBox } from '#features/session/UserBox.tsx';
import { AccessibilityOpener } from './AccessibilityOpener.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { adminTexts } from './texts.ts';

/** The bar and slide-in menu below 1024 px. A modal <dialog>: focus stays inside, Escape closes, focus returns. */
export function MobileMenu({ user, id }: { user: AdminUser; id: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <header className="admin-bar on-dark" id={id} tabIndex={-1}>
      <p className="admin-area">{adminTexts.area}</p>
      <div className="admin-bar-buttons">
        <AccessibilityOpener />
        <button type="button" className="admin-menu-button" onClick={() => dialog.current?.showModal()}>
          {adminTexts.openMenu}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which <dialog> brings. */}
      <dialog
        ref={dialog}
        className="admin-drawer on-dark"
        aria-label={adminTexts.navigation}
        onClick={(event) => {
          // A click on the dialog itself is one on the backdrop: its content covers the rest.
          if (event.target === dialog.current) close();
        }}
      >
        <div className="admin-drawer-content">
          <button type="button" className="admin-menu-button" onClick={close}>
            {adminTexts.closeMenu}
          </button>
          <AdminMenu onNavigate={close} />
          <ThemeSwitch />
          <UserBox user={user} />
        </div>
      </dialog>
    </header>
  );
}
