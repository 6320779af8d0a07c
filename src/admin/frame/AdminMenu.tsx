import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'wouter';
import { useIsOwner } from '#admin/accounts/account-queries.ts';
import type { MenuNews } from '#admin/arrivals/use-arrivals.ts';
import type { AdminUser } from '#admin/sign-in/contract.ts';
import { UserBox } from '#admin/sign-in/UserBox.tsx';
import { OPEN_ACCESSIBILITY_DIALOG } from '#shared/browser/page-events.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { BAR_PLACE, MENU_BUTTON, SHEET, TO_SITE, VEIL } from './menu-entry.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { adminTexts } from './texts.ts';
import { BAR_PLACES, INBOX_PATH, menuViews } from './views.ts';

/** The target of the shell's skip link. */
const NAVIGATION = 'navigation';

/** Maps keys to the next entry: arrows wrap around, Home and End lead to the ends (ARIA Authoring Practices, "Menu"). */
const KEYS: Record<string, (index: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

interface AdminMenuProps {
  user: AdminUser;
  news: MenuNews | undefined;
  path: string;
}

/**
 * A sidebar from 1024 px on (Spec §2), a bottom bar below. The bar's other entries slide in as a dialog, which fills the
 * screen, because a tap beside the sheet must close it without reaching the page (ruling 35).
 */
export function AdminMenu({ user, news, path }: AdminMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const hasSidebar = useMediaQuery('(width >= 64em)');
  const Sheet = hasSidebar ? ('div' as 'dialog') : 'dialog';
  const isOwner = useIsOwner();
  const visible = menuViews.filter((view) => isOwner || !view.isOwners);
  const isCurrentInSheet = visible.slice(BAR_PLACES).some((view) => view.path === path);

  function move(event: KeyboardEvent) {
    const around = sheet.current?.open ? sheet.current : menu.current;
    const entries = [...(around?.querySelectorAll<HTMLElement>('a, [aria-haspopup]') ?? [])].filter(
      (entry) => entry.getClientRects().length > 0,
    );
    const index = entries.indexOf(event.target as HTMLElement);
    const step = KEYS[event.key];
    if (index < 0 || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    entries.at(step(index) % entries.length)?.focus();
  }

  return (
    <nav
      id={NAVIGATION}
      ref={menu}
      tabIndex={-1}
      className="on-dark sticky bottom-0 z-10 order-last pb-[env(safe-area-inset-bottom)] print:hidden! lg:top-0 lg:order-first lg:flex lg:h-screen lg:flex-col lg:overflow-y-auto lg:px-4 lg:py-5"
      aria-label={adminTexts.navigation}
      onKeyDown={move}
    >
      <p className="mb-5 ps-3 text-[1.125rem] font-heavy tracking-[-0.01em] max-lg:hidden">{adminTexts.area}</p>
      <ul className="grid gap-[2px] max-lg:flex max-lg:flex-wrap max-lg:gap-0">
        <MenuLinks views={visible.slice(0, BAR_PLACES)} path={path} news={news} isBar />
        <li className="max-lg:grow lg:hidden">
          <Link className={BAR_PLACE} href={INBOX_PATH} state={{ isCall: true }}>
            <Icon name="plus" />
            {adminTexts.bar.call}
          </Link>
        </li>
        <li className="max-lg:grow lg:hidden">
          <button
            type="button"
            className={`${BAR_PLACE} w-full`}
            aria-haspopup="dialog"
            onClick={() => {
              sheet.current?.showModal();
              // Chrome would focus the box that scrolls.
              sheet.current?.querySelector('a')?.focus();
            }}
            aria-current={isCurrentInSheet || undefined}
          >
            <Icon name="menu" />
            {adminTexts.more}
          </button>
        </li>
      </ul>
      <Sheet
        ref={sheet}
        className={VEIL}
        aria-label={hasSidebar ? undefined : adminTexts.more}
        onClickCapture={({ target, currentTarget }) => {
          // Closes first, because a dialog must return the focus to the visible bar.
          if (target === currentTarget || (target instanceof Element && target.closest('a, button')))
            currentTarget.close?.();
        }}
      >
        <div className={SHEET}>
          <div>
            <ul className="grid gap-[2px] lg:mt-[2px]">
              <MenuLinks views={visible.slice(BAR_PLACES)} path={path} />
            </ul>
            <a className={TO_SITE} href="/">
              {adminTexts.toSite}
            </a>
          </div>
          <ThemeSwitch />
          <AccessibilityOpener />
          <UserBox user={user} />
          <button type="button" className={`${MENU_BUTTON} justify-self-end lg:hidden`}>
            <Icon name="close" />
            {adminTexts.closeMenu}
          </button>
        </div>
      </Sheet>
    </nav>
  );
}

function AccessibilityOpener() {
  return (
    <button
      type="button"
      className={MENU_BUTTON}
      data-late=""
      onClick={() => document.dispatchEvent(new CustomEvent(OPEN_ACCESSIBILITY_DIALOG, { cancelable: true }))}
    >
      <Icon name="person" />
      {adminTexts.accessibility}
    </button>
  );
}
