import { backupAnswers } from '#domain/backups/texts.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { BACKUPS, CREATE } from './backup-queries.ts';
import { backupRoutes } from './contract.ts';
import { backupsPageTexts as texts } from './texts.ts';

type BackupActionsProps = { isWeeklyOn: boolean | undefined; isRunning: boolean };

export function BackupActions({ isWeeklyOn, isRunning }: BackupActionsProps) {
  const create = useChange(BACKUPS, () => call(backupRoutes.create), { mutationKey: CREATE });
  const setUp = useChange(BACKUPS, () => call(backupRoutes.autoSetup));
  const turnOff = useChange(BACKUPS, () => call(backupRoutes.autoOff));

  const makeBackup = () =>
    announce(create.mutateAsync(), {
      done: ({ status: end, message }) =>
        end === 'pending'
          ? { title: texts.runningTitle, description: message }
          : { title: texts.createdTitle, description: backupAnswers.created },
      failed: { title: texts.createFailedTitle, fallback: texts.createFailed },
    });

  const switchWeekly = () =>
    isWeeklyOn
      ? announce(turnOff.mutateAsync(), {
          done: { title: texts.turnedOffTitle, description: backupAnswers.weeklyOff },
          failed: { title: texts.turnOffFailedTitle, fallback: texts.turnOffFailed },
        })
      : announce(setUp.mutateAsync(), {
          done: { title: texts.setUpTitle, description: backupAnswers.weeklyOn },
          // The default, because Spec §8 names no variant for this failure.
          failed: { title: texts.setUpFailedTitle, fallback: texts.setUpFailed, variant: 'default' },
        });

  return (
    <div className="flex flex-wrap items-center gap-3 @max-[40rem]:grid">
      <PendingButton
        className={BUTTON.primary}
        isPending={isRunning}
        pendingWords={texts.creating}
        onPress={makeBackup}
      >
        {texts.create}
      </PendingButton>
      <PendingButton
        isPending={setUp.isPending || turnOff.isPending}
        pendingWords={turnOff.isPending ? texts.turningOff : texts.settingUp}
        onPress={switchWeekly}
      >
        {isWeeklyOn ? texts.turnOff : texts.setUp}
      </PendingButton>
    </div>
  );
}
