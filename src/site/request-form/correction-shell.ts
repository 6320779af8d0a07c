/** Address of the static page that frames the correction form. */
export const CORRECTION_PAGE = '/anfrage-pruefen';

/** Id of the <template> in that page that holds the form with every error shown. */
export const CORRECTION_TEMPLATE = 'correction-form';

/** Id of the element for the error as a whole. */
export const CORRECTION_SENTENCE = 'correction-sentence';
