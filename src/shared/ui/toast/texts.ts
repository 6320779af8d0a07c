/** Labels of the toasts' region (Spec §9: 'Notification'). */
export const toastTexts = {
  label: 'Notification',
  region: 'Notification ({hotkey})',
  close: 'Meldung schließen',
};
