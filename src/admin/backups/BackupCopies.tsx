import { useQuery } from '@tanstack/react-query';
import type { BackupStatus } from '#domain/backups/shapes.ts';
import { addressWaits } from '#domain/people/address-texts.ts';
import type { RouteAnswer } from '#shared/api/define-route.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { momentText } from './BackupStatusCard.tsx';
import { copiesQuery, useSaveCopy } from './backup-queries.ts';
import { backupRoutes } from './contract.ts';
import { copyTexts as texts } from './copy-texts.ts';
import { humanSize } from './human-size.ts';

/** Where copies go that outlive the account which holds the site: a mailbox, or the owner's computer. */
export const BackupCopies = ({ copies }: { copies: BackupStatus['copies'] | undefined }) => (
  <Panel title={texts.title} query={useQuery(copiesQuery)} failure={texts.loadFailed} room="h-[20rem]">
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
  const saving = useSaveCopy();
  const waitingHint = waiting ? ` ${addressWaits([waiting], [address || texts.nobody])}` : '';
  return (
    <>
      <SettingsForm
        className="w-full"
        route={backupRoutes.setAddress}
        outdates={['backups']}
        values={{ address: waiting ?? address }}
        hints={{ address: `${texts.addressHint}${waitingHint}` }}
        saved={texts.saved}
      />
      {newest ? (
        <PendingButton
          pendingWords={texts.downloading}
          onPress={() => announce(saving.mutateAsync(newest), { done: texts.downloaded })}
        >
          {texts.download}
        </PendingButton>
      ) : (
        <p>{texts.noBackup}</p>
      )}
    </>
  );
}
