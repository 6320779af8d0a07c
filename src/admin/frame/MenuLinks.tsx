import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { MenuNews } from '#admin/arrivals/use-arrivals.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { BAR_PLACE, COUNT, MENU_LINK } from './menu-entry.ts';
import { adminTexts } from './texts.ts';
import { HOME_PATH, hrefOf, INBOX_PATH, type MenuView, WAITING_PATH } from './views.ts';

interface MenuLinksProps {
  views: readonly MenuView[];
  path: string;
  news?: MenuNews | undefined;
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
        <Mark {...markOf(view, news)} />
      </Link>
    </li>
  ));
}

function markOf({ path }: MenuView, news: MenuNews | undefined): { sign?: ReactNode; words?: string } {
  if (path === INBOX_PATH && news?.waiting)
    return { sign: news.waiting > 99 ? '99+' : news.waiting, words: adminTexts.waiting(news.waiting) };
  return path === HOME_PATH && news?.areMailsFailing ? { sign: '!', words: adminTexts.mailsFail } : {};
}

const Mark = ({ sign, words }: ReturnType<typeof markOf>) =>
  words && (
    <>
      <span className={COUNT} aria-hidden="true">
        {sign}
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
