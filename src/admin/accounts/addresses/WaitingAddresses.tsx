import { useQuery } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem, ItemButton } from '#shared/ui/ActionItem.tsx';
import { addressRoutes, type NewAddress } from './contract.ts';
import { addressTexts as texts } from './texts.ts';

const newAddressesQuery = queryOf(['new-addresses'], addressRoutes.list);

/** Lists the new addresses for one use whose link was not opened yet. Empty without one. */
export function WaitingAddresses({ use }: Pick<NewAddress, 'use'>) {
  const waiting = useQuery(newAddressesQuery).data?.filter((address) => address.use === use);
  return (
    <ul className="notice mb-4 empty:hidden">
      {waiting?.map((address) => (
        <WaitingAddress key={address.id} {...address} />
      ))}
    </ul>
  );
}

function WaitingAddress({ id, email, expiresAt }: NewAddress) {
  const params = { id };
  const { queryKey } = newAddressesQuery;
  const sendAgain = useChange(queryKey, () => call(addressRoutes.sendAgain, { params }));
  const withdraw = useChange(queryKey, () => call(addressRoutes.withdraw, { params }));
  return (
    <ActionItem title={texts.waiting(email)} note={texts.until(germanDateTime(expiresAt))}>
      <ItemButton label={texts.sendAgain} of={email} act={sendAgain.mutateAsync} done={texts.sentAgain(email)} />
      <ItemButton label={texts.withdraw} of={email} act={withdraw.mutateAsync} done={texts.withdrawn(email)} />
    </ActionItem>
  );
}
