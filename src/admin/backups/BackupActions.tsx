import { backupAnswers } from '#domain/backups/texts.ts';
import { call } from '#shared/api/call.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { BACKUPS } from './backup-queries.ts';
import { backupRoutes } from './contract.ts';
import { backupsPageTexts as texts } from './texts.ts';

type BackupActionsProps = { isWeeklyOn: boolean | undefined; isRunning: boolean | undefined };

export const BackupActions = ({ isWeeklyOn, isRunning }: BackupActionsProps) => (
  <div className="flex flex-wrap items-center gap-3 @max-[40rem]:grid">
    <ChangeButton
      className={BUTTON.primary}
      change={() => call(backupRoutes.create)}
      outdates={BACKUPS}
      isPending={isRunning}
      pendingWords={texts.creating}
      done={({ status: end, message }) =>
        end === 'pending'
          ? { title: texts.runningTitle, description: message }
          : { title: texts.createdTitle, description: backupAnswers.created }
      }
      failed={{ title: texts.createFailedTitle, fallback: texts.createFailed }}
    >
      {texts.create}
    </ChangeButton>
    <ChangeButton
      change={() => call(isWeeklyOn ? backupRoutes.autoOff : backupRoutes.autoSetup)}
      outdates={BACKUPS}
      {...(isWeeklyOn ? OFF : ON)}
    />
  </div>
);

const ON = {
  children: texts.setUp,
  pendingWords: texts.settingUp,
  done: { title: texts.setUpTitle, description: backupAnswers.weeklyOn },
  // The default, because Spec §8 names no variant for this failure.
  failed: { title: texts.setUpFailedTitle, fallback: texts.setUpFailed, variant: 'default' },
} as const;

const OFF = {
  children: texts.turnOff,
  pendingWords: texts.turningOff,
  done: { title: texts.turnedOffTitle, description: backupAnswers.weeklyOff },
  failed: { title: texts.turnOffFailedTitle, fallback: texts.turnOffFailed },
};
