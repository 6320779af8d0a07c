import { useQuery } from '@tanstack/react-query';
import type { BackupStatus } from '#domain/backups/shapes.ts';
import { addressWaits } from '#domain/people/address-texts.ts';
import type { RouteAnswer } from '#shared/api/define-route.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { momentText } from './BackupStatusCard.tsx';
import { BACKUPS, copiesQuery, saveCopy } from './backup-queries.ts';
import { backupRoutes } from './contract.ts';
import { copyTexts as texts } from './copy-texts.ts';
import { humanSize } from './human-size.ts';

/** Where copies go that outlive the account which holds the site: a mailbox, or the owner's computer. */
export const BackupCopies = ({ copies }: { copies: BackupStatus['copies'] | undefined }) => (
  <Panel title={texts.title} query={useQuery(copiesQuery)} room="h-[20rem]">
    {(state) => (
      <div className="grid max-w-[66ch] justify-items-start gap-4">
        <p>{texts.what}</p>
        {copies && <p>{texts.last(momentText(copies.lastAt))}</p>}
        {copies?.trouble && <p className="notice notice-error">{texts.failed(copies.trouble)}</p>}
        {copies?.tooLargeBytes && <p>{texts.tooLarge(humanSize(copies.tooLargeBytes))}</p>}
        {state.hasKey ? <Ways {...state} /> : <p>{texts.noKey}</p>}
      </div>
    )}
  </Panel>
);

function Ways({ address, waiting, newest }: RouteAnswer<typeof backupRoutes.copies>) {
  const waitingHint = waiting ? ` ${addressWaits([waiting], [address || texts.nobody])}` : '';
  return (
    <>
      <SettingsForm
        className="w-full"
        route={backupRoutes.setAddress}
        outdates={BACKUPS}
        values={{ address: waiting ?? address }}
        hints={{ address: `${texts.addressHint}${waitingHint}` }}
        saved={texts.saved}
      />
      {newest ? (
        <ChangeButton
          change={() => saveCopy(newest)}
          outdates={BACKUPS}
          pendingWords={texts.downloading}
          done={texts.downloaded}
        >
          {texts.download}
        </ChangeButton>
      ) : (
        <p>{texts.noBackup}</p>
      )}
    </>
  );
}
