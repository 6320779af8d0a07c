import { serveFilledForm } from '../../src/features/contact/form/filled-form.server.ts';

// No path of its own: netlify.toml sends it /anfrage/formular.
export default serveFilledForm();

export const config = { region: 'fra' };
