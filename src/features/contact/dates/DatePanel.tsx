import type { ContactSubmission } from '../inbox/contract.ts';
import { DateForm } from './DateForm.tsx';

/** What is in an opened 'Nächster Termin'. */
export function DatePanel({ request }: { request: ContactSubmission }) {
  return <DateForm request={request} />;
}
