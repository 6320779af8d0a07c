import { CheckCard } from './CheckCard.tsx';
import type { SeoItem } from './contract.ts';

const URGENCY = ['error', 'warning', 'success'];

/** The checks by category (Spec §2); within one, what needs doing comes first. */
export function CheckGroups({ items }: { items: readonly SeoItem[] }) {
  return [...Map.groupBy(items, (item) => item.category)].map(([category, group]) => (
    <section key={category} className="seo-group" aria-label={category}>
      <h2>{category}</h2>
      <div className="seo-checks">
        {group.toSorted(byUrgency).map((item) => (
          <CheckCard key={item.id} item={item} />
        ))}
      </div>
    </section>
  ));
}

const byUrgency = (a: SeoItem, b: SeoItem) => URGENCY.indexOf(a.status) - URGENCY.indexOf(b.status);
