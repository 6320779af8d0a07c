import { business } from '#content/business.ts';

/** What a device shows: read by others on its lock screen, so no name and no number. */
export interface PushText {
  title: string;
  body: string;
  /** The page of the admin area that a tap opens. */
  path: string;
  /** One of the same tag takes the other's place on the screen. */
  tag: string;
}

/**
 * The message as devices get it, as Declarative Web Push writes it (webkit.org, 'Meet Declarative Web Push'): Safari shows
 * it by itself where our service worker could not. That reads the same.
 * @param count The number on the icon, if it is to change.
 */
export const pushBody = ({ title, body, path, tag }: PushText, count?: number): string =>
  JSON.stringify({
    web_push: 8030,
    mutable: true,
    notification: {
      title,
      body,
      navigate: `${business.siteUrl}${path}`,
      tag,
      lang: 'de',
      silent: false,
      ...(count !== undefined && { app_badge: String(count) }),
    },
  });
