import analyticsDoor from '../../../netlify/functions/analytics.ts';
import contactDoor from '../../../netlify/functions/contact.ts';
import inboxDoor from '../../../netlify/functions/inbox.ts';
import pageViewsDoor from '../../../netlify/functions/page-views.ts';

type Door = typeof contactDoor;

/** Joins the visitors' door and the owner's door of one subject, by address, as Netlify does. */
const joined =
  (visitors: Door, owners: Door): Door =>
  (request, context) =>
    (new URL(request.url).pathname.startsWith('/api/admin/') ? owners : visitors)(request, context);

export const contact = joined(contactDoor, inboxDoor);
export const analytics = joined(pageViewsDoor, analyticsDoor);
