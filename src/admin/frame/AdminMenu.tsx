import { use, useRef } from 'react';
import { Link } from 'wouter';
import type { Arrivals } from '#admin/arrivals/contract.ts';
import type { AdminUser } from '#admin/sign-in/contract.ts';
import { UserBox } from '#admin/sign-in/UserBox.tsx';
import { OPEN_ACCESSIBILITY_DIALOG } from '#shared/browser/page-events.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { BAR_PLACE, MENU_BUTTON, SHEET, TO_SITE, VEIL } from './menu-entry.ts';
import { adminTexts } from './texts.ts';
import { applyTheme, storedTheme, THEMES, type Theme } from './theme.ts';
import { BAR_PLACES, INBOX_PATH, menuViews } from './views.ts';

const NAVIGATION = 'navigation';

type AdminMenuProps = { user: AdminUser; news: Arrivals | undefined; path: string };

/**
 * A sidebar from 1024 px on (Spec §2), a bottom bar below. The bar's other entries slide in as a dialog, which fills the
 * screen, because a tap beside the sheet must close it without reaching the page (ruling 35).
 */
export function AdminMenu({ user, news, path }: AdminMenuProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const hasSidebar = useMediaQuery('(width >= 64em)');
  const Sheet = hasSidebar ? ('div' as 'dialog') : 'dialog';
  const isOwner = use(IsOwner);
  const visible = menuViews.filter((view) => isOwner || !view.isOwners);
  const isCurrentInSheet = visible.slice(BAR_PLACES).some((view) => view.path === path);

  return (
    <nav
      id={NAVIGATION}
      tabIndex={-1}
      className="on-dark sticky bottom-0 z-10 order-last pb-[env(safe-area-inset-bottom)] print:hidden! lg:top-0 lg:order-first lg:flex lg:h-screen lg:flex-col lg:overflow-y-auto lg:px-4 lg:py-5"
      aria-label={adminTexts.navigation}
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
          <div className="mt-auto [&_.field-label]:ps-3 [&_.field-label]:text-small [&_.field-label]:font-normal">
            <SelectField
              label={adminTexts.theme}
              options={THEMES.map((name) => [name, adminTexts.themes[name]])}
              defaultValue={storedTheme()}
              onChange={({ target }) => applyTheme(target.value as Theme)}
            />
          </div>
          <button
            type="button"
            className={MENU_BUTTON}
            data-late=""
            onClick={() => document.dispatchEvent(new CustomEvent(OPEN_ACCESSIBILITY_DIALOG, { cancelable: true }))}
          >
            <Icon name="person" />
            {adminTexts.accessibility}
          </button>
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
