import { Link, useLocation } from 'wouter';
import { adminTexts } from './texts.ts';
import { hrefOf, views } from './views.ts';

/** The menu entries; `onNavigate` closes the slide-in menu. */
export function AdminMenu({ onNavigate }: { onNavigate?: () => void }) {
  const [path] = useLocation();
  return (
    <nav aria-label={adminTexts.navigation}>
      <ul className="admin-menu">
        {views.map((view) => (
          <li key={view.path}>
            <Link
              href={hrefOf(view.path)}
              aria-current={path === view.path ? 'page' : undefined}
              onClick={() => onNavigate?.()}
            >
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
      <a className="admin-to-site" href="/">
        {adminTexts.toSite}
      </a>
    </nav>
  );
}
