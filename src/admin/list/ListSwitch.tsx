import { Link } from 'wouter';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { pageTitles } from '#shared/ui/page-titles.ts';

const LISTS = [
  ['/contacts?state=waiting', texts.toList],
  ['/kunden', pageTitles.customers],
] as const;
const PART = 'min-h-touch content-center rounded border-2 px-2.5 text-small';

export const ListSwitch = ({ shown }: { shown: (typeof LISTS)[number][0] }) => (
  <nav className="flex" aria-label={pageTitles.contacts}>
    {LISTS.map(([href, words]) =>
      href === shown ? (
        <span key={href} className={`${PART} border-petrol font-medium text-petrol`} aria-current="page">
          {words}
        </span>
      ) : (
        <Link key={href} className={`${PART} border-transparent text-ink no-underline hover:bg-glass-2`} href={href}>
          {words}
        </Link>
      ),
    )}
  </nav>
);
