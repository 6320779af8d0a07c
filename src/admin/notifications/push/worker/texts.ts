/** Shown where a message can't be read. */
export const workerTexts = {
  title: 'Neues im Adminbereich',
  body: 'Tippen Sie hier, um nachzusehen.',
};
