import type { SeoItem } from '../contract.ts';
import { seoPageTexts as texts } from '../texts.ts';
import { CheckCard } from './CheckCard.tsx';

const URGENCY = ['error', 'warning', 'success'];

/** Faults are open, the worst first (Spec §2). Passed checks are one closed row: they would fill ten screens. */
export function CheckGroups({ items }: { items: readonly SeoItem[] }) {
  const passed = items.filter(({ status }) => status === 'success');
  if (passed.length === 0) return <Groups items={items} />;
  return (
    <>
      <Groups items={items.filter((item) => !passed.includes(item))} />
      <details className="group">
        <summary className="flex min-h-touch items-center rounded border border-l-6 border-glass-3 border-l-vine bg-surface px-4 py-2 font-bold after:ml-auto after:text-[1.5rem] after:leading-none after:content-['+'/''] group-open:after:content-['–'/'']">
          {texts.passed(passed.length)}
        </summary>
        <Groups items={passed} />
      </details>
    </>
  );
}

function Groups({ items }: { items: readonly SeoItem[] }) {
  return [...Map.groupBy(items, (item) => item.category)].map(([category, group]) => (
    <section key={category} className="mt-4" aria-label={category}>
      <h2 className="text-[1.375rem]">{category}</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {group.toSorted(byUrgency).map((item) => (
          <CheckCard key={item.id} item={item} />
        ))}
      </div>
    </section>
  ));
}

const byUrgency = (a: SeoItem, b: SeoItem) => URGENCY.indexOf(a.status) - URGENCY.indexOf(b.status);
