/** Words of the shared building blocks. */
export const uiTexts = {
  retry: 'Erneut versuchen',
};
