/** The mail to all administrators after a change that gives or takes access. */
export const accessNoticeTexts = {
  subject: (what: string) => `Zugang zu Ihrer Website: ${what}`,
  intro: (company: string) => `Guten Tag,\n\nauf der Website von ${company} wurde etwas an den Zugängen geändert:`,
  what: 'Was',
  about: 'Worum es geht',
  by: 'Von wem',
  command: 'Befehl auf dem Server',
  when: 'Wann',
  whatToDo:
    'War das nicht beabsichtigt? Dann ändern Sie im Adminbereich unter „Einstellungen“ Ihr Passwort. Damit enden alle anderen Anmeldungen.',
};
