import { Link } from 'wouter';
import { dashboardTexts as texts } from './texts.ts';

/** Where the owner goes from here (Spec §2). */
export function QuickActions() {
  const { quickAction } = texts;
  return (
    <nav
      className="mb-6 grid grid-cols-2 gap-3 @min-[40rem]:grid-cols-4 @min-[40rem]:gap-4"
      aria-label={texts.quickActions}
    >
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
