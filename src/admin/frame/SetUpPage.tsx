import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { ProfileForm } from '#admin/accounts/AccountSection.tsx';
import { accountQuery } from '#admin/accounts/account-queries.ts';
import { passkeysQuery } from '#admin/sign-in/passkeys/KeyProof.tsx';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { KeysWithSheet } from './KeysWithSheet.tsx';
import { setUpTexts as texts } from './set-up-texts.ts';

/** Leads a new administrator to a key with its recovery sheet, and to the right address. Both can wait. */
export function SetUpPage() {
  const { data: account } = useQuery(accountQuery);
  const { isPending } = useQuery(passkeysQuery);
  const id = useId();
  const isOpen = account?.codesLeft === 0;
  const parts = [
    { ...texts.key, Content: KeysWithSheet },
    { ...texts.address, Content: ProfileForm },
  ];
  return (
    <>
      <PageHeading title={pageTitles.setUp} margin="mb-3" />
      {/* Comes with its data, so that nothing shifts. */}
      {account && !isPending && (
        <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-8">
          {parts.map(({ title, why, Content }, at) => (
            <section key={title} className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby={`${id}-${at}`}>
              <h2 id={`${id}-${at}`} className="text-[1.5rem]">
                {title}
              </h2>
              <p>{why}</p>
              <Content />
            </section>
          ))}
          <Link className={`${isOpen ? BUTTON.quiet : BUTTON.primary} justify-self-start`} href="">
            {isOpen ? texts.later : texts.end}
          </Link>
        </div>
      )}
    </>
  );
}
