import { contactsPageTexts as texts } from './texts.ts';

/**
 * The way to a place, on a phone in its own program for maps (Google's "Maps URLs", Directions). Only when the owner
 * taps it something leaves the area: what the customer wrote as the place, nothing else of the request.
 */
export function RouteLink({ place }: { place: string }) {
  const address = new URLSearchParams({ api: '1', destination: `${place}, ${texts.country}` });
  return (
    <a
      className="py-3 underline underline-offset-4 print:hidden"
      href={`https://www.google.com/maps/dir/?${address}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {texts.route}
      <span className="sr-only">{texts.routeTo(place)}</span>
    </a>
  );
}
