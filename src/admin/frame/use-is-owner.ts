import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#admin/accounts/account-queries.ts';

/** Whether the owner is logged in; true until it is known, because that is so nearly always. */
export const useIsOwner = (): boolean => useQuery(accountQuery).data?.isOwner !== false;
