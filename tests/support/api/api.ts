import { asFunction, matchFunction } from '#platform/functions/functions.ts';
import * as admin from '../../../netlify/functions/admin.ts';
import * as calendar from '../../../netlify/functions/calendar.ts';
import * as contact from '../../../netlify/functions/contact.ts';
import * as health from '../../../netlify/functions/health.ts';
import * as links from '../../../netlify/functions/links.ts';
import * as pageViews from '../../../netlify/functions/page-views.ts';
import * as passkeys from '../../../netlify/functions/passkeys.ts';
import * as session from '../../../netlify/functions/session.ts';
import unknownApi from '../../../netlify/functions/unknown-api.ts';

const doors = { admin, calendar, contact, health, links, pageViews, passkeys, session };
const functions = Object.entries(doors).map(([name, module]) => asFunction(name, module));

/** Sends each call to the door with its path, as Netlify does. */
export const api: typeof contact.default = async (request, context) => {
  const door = matchFunction(functions, new URL(request.url).pathname);
  return door ? ((await door.handler(request, context as never)) as Response) : unknownApi(request);
};
