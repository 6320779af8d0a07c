/** The notification for an unreadable message. */
export const workerTexts = {
  title: 'Neues im Adminbereich',
  body: 'Tippen Sie hier, um nachzusehen.',
};
