import { BackupsPage } from '#admin/backups/BackupsPage.tsx';
import { NextStep } from '#admin/dashboard/FirstSteps.tsx';

export const BackupsView = () => (
  <>
    <NextStep />
    <BackupsPage />
  </>
);
