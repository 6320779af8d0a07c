import { type KeyboardEvent, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '#shared/ui/Icon.tsx';
import { MENU_LINK, TO_SITE } from './menu-entry.ts';
import { menuStep } from './menu-keys.ts';
import { adminTexts } from './texts.ts';
import { preparePage } from './view-pages.ts';
import { hrefOf, INBOX_PATH, views } from './views.ts';

interface AdminMenuProps {
  /** How many requests are new: said behind the entry that leads to them. */
  unseen: number;
  /** Closes the slide-in menu. */
  onNavigate?: () => void;
}

/** The menu entries. Arrow keys move inside, Tab goes on as everywhere. */
export function AdminMenu({ unseen, onNavigate }: AdminMenuProps) {
  const [path] = useLocation();
  const menu = useRef<HTMLElement>(null);

  function move(event: KeyboardEvent) {
    const links = [...(menu.current?.querySelectorAll('a') ?? [])];
    const next = menuStep(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    links[next]?.focus();
  }

  return (
    <nav ref={menu} aria-label={adminTexts.navigation} onKeyDown={move}>
      <ul className="grid gap-[2px]">
        {views.map((view) => (
          <li key={view.path}>
            <Link
              href={hrefOf(view.path)}
              className={MENU_LINK}
              aria-current={path === view.path ? 'page' : undefined}
              onPointerEnter={() => preparePage(view)}
              onFocus={() => preparePage(view)}
              onClick={() => onNavigate?.()}
            >
              <Icon name={view.icon} />
              {view.label}
              {view.path === INBOX_PATH && unseen > 0 && ` (${unseen.toLocaleString('de-DE')})`}
            </Link>
          </li>
        ))}
      </ul>
      <a className={TO_SITE} href="/">
        {adminTexts.toSite}
      </a>
    </nav>
  );
}
