/** Address of the static page that frames the correction form. */
export const CORRECTION_PAGE = '/anfrage-pruefen';

/** The place in that page where the form goes. */
export const CORRECTION_MARKER = '<!--correction-form-->';
