/** The header's navigation in order (Spec §2). The addresses work from every page. */
export const navigationEntries = [
  { label: 'Startseite', href: '/#home' },
  { label: 'Dienstleistungen', href: '/#services' },
  { label: 'Unsere Arbeiten', href: '/#portfolio' },
  { label: 'Seniorenservice', href: '/#senior-services' },
  { label: 'Ablauf', href: '/#process' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Kontakt', href: '/#contact' },
] as const;
