import { Link } from 'wouter';
import type { Arrivals } from '#admin/arrivals/contract.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { BAR_PLACE, COUNT, MENU_LINK } from './menu-entry.ts';
import { adminTexts } from './texts.ts';
import { HOME_PATH, hrefOf, INBOX_PATH, type MenuView, WAITING_PATH } from './views.ts';

interface MenuLinksProps {
  views: readonly MenuView[];
  path: string;
  news?: Arrivals | undefined;
  isBar?: boolean;
}

export function MenuLinks({ views, path, news, isBar = false }: MenuLinksProps) {
  return views.map((view) => (
    <li key={view.path} className={isBar ? 'max-lg:grow' : undefined}>
      <Link
        href={view.path === INBOX_PATH ? WAITING_PATH : hrefOf(view.path)}
        className={isBar ? BAR_PLACE : MENU_LINK}
        aria-current={path === view.path ? 'page' : undefined}
      >
        <Icon name={view.icon} />
        <span className={view.barLabel && isBar ? 'max-lg:hidden' : undefined}>{view.label}</span>
        {isBar && view.barLabel && <span className="lg:hidden">{view.barLabel}</span>}
        <Mark path={view.path} news={news} />
      </Link>
    </li>
  ));
}

function Mark({ path, news }: Pick<MenuLinksProps, 'path' | 'news'>) {
  const isTrouble = path === HOME_PATH && news?.areMailsFailing;
  const waiting = (path === INBOX_PATH && news?.waiting) || 0;
  if (!isTrouble && waiting === 0) return null;
  return (
    <>
      <span className={COUNT} aria-hidden="true">
        {isTrouble ? '!' : waiting > 99 ? '99+' : waiting}
      </span>
      <span className="sr-only">{isTrouble ? adminTexts.mailsFail : adminTexts.waiting(waiting)}</span>
    </>
  );
}
