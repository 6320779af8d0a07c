/** Address of the static page that frames the correction form. */
export const CORRECTION_PAGE = '/anfrage-pruefen';

/** Id of the <template> in that page that holds the form with every error shown. */
export const CORRECTION_TEMPLATE = 'correction-form';

/** The element of the form for the sentence of the whole. */
export const CORRECTION_SENTENCE = 'correction-sentence';
