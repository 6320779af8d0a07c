import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { LIST } from '#admin/shown/card-look.ts';
import { suspectsQuery } from '#admin/shown/request-queries.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';

const SuspectsBody = latePart('h-[20rem]', async () => (await import('./SuspectsBody.tsx')).SuspectsBody);

const scrollTo = (list: HTMLElement | null) => list?.scrollIntoView();

export function Suspects() {
  const { data: { suspects: [newest] = [], total = 0 } = {} } = useQuery(suspectsQuery());
  const isLinked = new URLSearchParams(useSearch()).has('suspects');
  return (
    newest && (
      <LateDetails
        title={texts.suspects(total)}
        className={LIST.fold}
        ref={isLinked ? scrollTo : null}
        startsOpen={isLinked}
      >
        <SuspectsBody count={total} newest={newest} />
      </LateDetails>
    )
  );
}
