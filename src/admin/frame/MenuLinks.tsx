import { Link } from 'wouter';
import { Icon } from '#shared/ui/Icon.tsx';
import { preparePage } from './load-page.ts';
import { BAR_PLACE, COUNT, MENU_LINK } from './menu-entry.ts';
import { adminTexts } from './texts.ts';
import { type AdminView, hrefOf, INBOX_PATH } from './views.ts';

interface MenuLinksProps {
  views: readonly AdminView[];
  path: string;
  waiting?: number;
  /** Whether they stand in the phone's bar. */
  isBar?: boolean;
}

/** Entries of the menu; the inbox shows the number of what waits. */
export function MenuLinks({ views, path, waiting = 0, isBar = false }: MenuLinksProps) {
  return views.map((view) => (
    <li key={view.path} className={isBar ? 'max-lg:grow' : undefined}>
      <Link
        href={hrefOf(view.path)}
        className={isBar ? BAR_PLACE : MENU_LINK}
        aria-current={path === view.path ? 'page' : undefined}
        onPointerEnter={() => preparePage(view)}
        onFocus={() => preparePage(view)}
      >
        <Icon name={view.icon} />
        <span className={view.barLabel && isBar ? 'max-lg:hidden' : undefined}>{view.label}</span>
        {isBar && view.barLabel && <span className="lg:hidden">{view.barLabel}</span>}
        {view.path === INBOX_PATH && waiting > 0 && (
          <>
            <span className={COUNT} aria-hidden="true">
              {waiting > 99 ? '99+' : waiting}
            </span>
            <span className="sr-only">{adminTexts.waiting(waiting)}</span>
          </>
        )}
      </Link>
    </li>
  ));
}
