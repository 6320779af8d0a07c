/** 'Für Screenreader optimieren': loads with the root class and follows it. */
import { texts } from './texts.ts';

const words = texts.screenReader;
const root = document.documentElement;
const nameBefore = new Map<Element, string | null>();
const live = document.createElement('p');
live.role = 'status';
live.className = 'visually-hidden';
document.body.append(live);

/** Actions of links by the start of their address. Other links are clear without. */
const ACTIONS = [
  [/^tel:/, words.links.call],
  [/^mailto:/, words.links.mail],
  [/^https:\/\/wa\.me\//, words.links.whatsApp],
  [/^\/?#./, words.links.section],
] as const;

const isOn = () => root.classList.contains('screen-reader-optimized');

function setName(element: Element, name: string) {
  nameBefore.set(element, element.getAttribute('aria-label'));
  element.setAttribute('aria-label', name);
}

function help() {
  for (const [selector, name] of Object.entries(words.landmarks)) {
    const landmark = document.querySelector(`body > ${selector}`);
    if (landmark && !nameBefore.has(landmark)) setName(landmark, name);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (nameBefore.has(link)) continue;
    const text = link.getAttribute('aria-label') ?? link.textContent.trim().replace(/\s+/g, ' ');
    const [, action] = ACTIONS.find(([beginning]) => beginning.test(link.getAttribute('href') ?? '')) ?? [];
    // Begins with the visible text (WCAG 2.5.3).
    if (action && text) setName(link, `${text}, ${action}`);
  }
}

function undo() {
  for (const [element, name] of nameBefore) {
    if (name === null) element.removeAttribute('aria-label');
    else element.setAttribute('aria-label', name);
  }
  nameBefore.clear();
}

const follow = () => (isOn() ? help() : undo());

function announceSection() {
  const id = decodeURIComponent(location.hash.slice(1));
  const heading = document.getElementById(id)?.querySelector('h1, h2, h3');
  if (isOn() && heading) live.textContent = words.arrived(heading.textContent.trim());
}

follow();
new MutationObserver(follow).observe(root, { attributeFilter: ['class'] });
// Phone, mail and the answer about a postal code appear later.
new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
addEventListener('hashchange', announceSection);
