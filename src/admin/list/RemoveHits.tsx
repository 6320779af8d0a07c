import { useQuery } from '@tanstack/react-query';
import { bandOf, hitsOf } from '#admin/case/search-requests.ts';
import { INBOX_HEADING } from '#admin/shown/card-look.ts';
import { inboxRoutes } from '#admin/shown/contract.ts';
import { CHIPS, isFiltering, type RequestFilter } from '#admin/shown/request-filter.ts';
import { wholeQuery } from '#admin/shown/request-queries.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { useRemoveMany } from '#admin/shown/use-remove-many.ts';
import { BINNED_AT_ONCE } from '#config/limits.ts';
import { isWaiting } from '#domain/jobs/steps.ts';
import { call } from '#shared/api/call.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';

/** Moves the hits of a filter to the bin after a question; never a customer's, and not those of a chip alone. */
export function RemoveHits({ filter }: { filter: RequestFilter }) {
  const remove = useRemoveMany((ids: string[]) => call(inboxRoutes.removeMany, { body: { ids } }));
  const isChip = CHIPS.some((chip) => chip === filter.state) && !isFiltering({ ...filter, state: '' });
  const isMeant = isFiltering(filter) && !isChip;
  const { data = [] } = useQuery({ ...wholeQuery(filter), enabled: isMeant });
  const hits = hitsOf(data, filter);
  const isCustomers = hits.some((hit) => bandOf(hit, new Date()) === 'customers');
  if (!isMeant || isCustomers || hits.length === 0) return null;
  const some = hits.slice(0, BINNED_AT_ONCE);

  async function removeHits() {
    const kept = some.filter(({ state, dealAt }) => !isWaiting({ state, dealAt })).length;
    const isRemoved = await remove(
      some.map(({ id }) => id),
      { ...texts.removal, confirm: texts.confirmRemoveHits(some.length, kept) },
    );
    if (isRemoved) document.getElementById(INBOX_HEADING)?.focus();
  }

  return (
    <PendingButton className={`${BUTTON.danger} col-span-full justify-self-start`} onPress={removeHits}>
      {texts.removeHits(some.length)}
    </PendingButton>
  );
}
