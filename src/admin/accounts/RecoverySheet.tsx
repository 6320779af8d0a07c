import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RECOVERY_CODES } from '#config/limits.ts';
import { company } from '#facts/firm.ts';
import { call } from '#shared/api/call.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { accountQuery } from './account-queries.ts';
import { accountRoutes } from './contract.ts';
import { sheetTexts as texts } from './texts.ts';

/** Makes the recovery sheet, and shows its codes until it is put away: nobody can show them again. */
export function RecoverySheet() {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Panel title={texts.title} heading="h3" query={useQuery(accountQuery)}>
      {({ username, codesLeft }) =>
        codes ? (
          <Sheet username={username} codes={codes} onDone={() => setCodes(undefined)} />
        ) : (
          <>
            <p>{texts.why}</p>
            <p>{codesLeft > 0 ? texts.left(codesLeft, RECOVERY_CODES) : texts.none}</p>
            <ChangeButton
              className="button justify-self-start"
              change={async () => setCodes((await call(accountRoutes.makeCodes)).codes)}
              outdates={accountQuery.queryKey}
              question={codesLeft > 0 && texts.confirmNew}
            >
              {codesLeft > 0 ? texts.makeNew : texts.make}
            </ChangeButton>
          </>
        )
      }
    </Panel>
  );
}

type SheetProps = { username: string; codes: readonly string[]; onDone: () => void };

function Sheet({ username, codes, onDone }: SheetProps) {
  return (
    <>
      <p className="notice" role="status">
        {texts.onlyNow}
      </p>
      <div className="printed-alone grid gap-2 rounded border border-edge p-4 wrap-anywhere">
        <p className="font-bold">{texts.heading(company)}</p>
        <p>{`${location.origin}/admin`}</p>
        <p>{texts.of(username, germanDate(new Date()))}</p>
        <ul className="grid gap-1 py-2 font-mono text-[1.125rem] tabular-nums">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="text-small">{texts.use}</p>
        <p className="text-small">{texts.wayBack(username)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => window.print()}>
          {texts.print}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {texts.done}
        </button>
      </div>
    </>
  );
}
