import { Link } from 'wouter';
import { dashboardTexts as texts } from './texts.ts';

/** Where the owner goes from here (Spec §2). */
export const QuickActions = () => (
  <nav
    className="mb-6 grid grid-cols-2 gap-3 @min-[40rem]:grid-cols-4 @min-[40rem]:gap-4"
    aria-label={texts.quickActions}
  >
    {Object.entries(texts.quickAction).map(([page, words]) => (
      <Link key={page} className="button" href={`/${page}`}>
        {words}
      </Link>
    ))}
  </nav>
);
