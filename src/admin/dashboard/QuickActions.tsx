import { Link } from 'wouter';
import { dashboardTexts as texts } from './texts.ts';

/** Where the owner goes from here (Spec §2). */
export function QuickActions() {
  const { quickAction } = texts;
  return (
    <nav className="quick-actions" aria-label={texts.quickActions}>
      <Link className="button" href="/analytics">
        {quickAction.analytics}
      </Link>
      <Link className="button" href="/backups">
        {quickAction.backups}
      </Link>
      <Link className="button" href="/seo">
        {quickAction.seo}
      </Link>
      <Link className="button" href="/contacts">
        {quickAction.contacts}
      </Link>
    </nav>
  );
}
