/** The push that tells that mails do not arrive. */
export const troublePushTexts = { title: 'Mails kommen nicht an' };
