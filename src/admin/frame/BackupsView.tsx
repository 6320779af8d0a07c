import { BackupsPage } from '#admin/backups/BackupsPage.tsx';
import { NextStep } from '#admin/dashboard/NextStep.tsx';

/** The backups, with the way to the next step of the first evening. */
export const BackupsView = () => (
  <>
    <NextStep />
    <BackupsPage />
  </>
);
