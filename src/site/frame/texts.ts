import { phoneSentence } from '#content/hours.ts';
import * as hours from '#facts/hours.ts';

export const texts = {
  skipToMain: 'Zum Hauptinhalt springen',
  skipToNavigation: 'Zur Navigation springen',
  navigation: 'Hauptnavigation',
  /** The header's entries in order (Spec §2). The addresses work from every page. */
  entries: [
    { label: 'Startseite', href: '/#home' },
    { label: 'Dienstleistungen', href: '/#services' },
    { label: 'Unsere Arbeiten', href: '/#portfolio' },
    { label: 'Seniorenservice', href: '/#senior-services' },
    { label: 'Ablauf', href: '/#process' },
    { label: 'FAQ', href: '/faq' },
    { label: 'Kontakt', href: '/#contact' },
  ],
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  phoneHours: phoneSentence(hours.week),
  quickContact: 'Schnell erreichbar',
  quickCall: 'Anrufen',
  quickWhatsApp: 'WhatsApp',
  quickRequest: 'Anfrage',
  scrollToTop: 'Nach oben scrollen',
  partners: 'Partner Betriebe',
  partnersNote: 'Familiäre Zusammenarbeit & gegenseitige Unterstützung',
  newTab: '(öffnet in neuem Tab)',
  footerNavigation: 'Rechtliches',
  cookies: 'Cookies',
  admin: 'Admin',
  rights: 'Alle Rechte vorbehalten.',
} as const;
