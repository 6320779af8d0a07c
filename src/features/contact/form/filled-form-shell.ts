/** Where a form by GET leads: netlify.toml sends it to the function that fills in the contact form. */
export const FILLED_FORM = '/anfrage/formular';

/** Address of the static page that frames it. */
export const FILLED_FORM_PAGE = '/anfrage-formular';
