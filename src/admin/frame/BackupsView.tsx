import { BackupsPage } from '#admin/backups/BackupsPage.tsx';
import { NextStep } from '#admin/dashboard/NextStep.tsx';

export const BackupsView = () => (
  <>
    <NextStep />
    <BackupsPage />
  </>
);
