import { sentenceOf } from '#shared/api/api-error.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { useCreateBackup, useSetUpWeekly } from './backup-queries.ts';
import { backupAnswers, backupsPageTexts as texts } from './texts.ts';

/** The two buttons (Spec §2) and what they say when they are done (Spec §8). */
export function BackupActions({ isWeeklyOn }: { isWeeklyOn: boolean }) {
  const create = useCreateBackup();
  const setUp = useSetUpWeekly();

  const makeBackup = () =>
    create.mutate(undefined, {
      onSuccess: ({ status, message }) =>
        status === 'pending'
          ? showToast({ title: texts.runningTitle, description: message })
          : showToast({ title: texts.createdTitle, description: backupAnswers.created }),
      onError: (error) =>
        showToast({
          title: texts.createFailedTitle,
          description: sentenceOf(error, texts.createFailed),
          variant: 'destructive',
        }),
    });

  const setUpWeekly = () =>
    setUp.mutate(undefined, {
      onSuccess: () => showToast({ title: texts.setUpTitle, description: backupAnswers.weeklyOn }),
      onError: (error) =>
        showToast({ title: texts.setUpFailedTitle, description: sentenceOf(error, texts.setUpFailed) }),
    });

  return (
    <div className="backup-actions">
      <button type="button" className="button button-action" disabled={create.isPending} onClick={makeBackup}>
        {create.isPending ? texts.creating : texts.create}
      </button>
      <button type="button" className="button" disabled={setUp.isPending} onClick={setUpWeekly}>
        {setUp.isPending ? texts.settingUp : texts.setUp}
      </button>
      {isWeeklyOn && <p>{texts.isSetUp}</p>}
    </div>
  );
}
