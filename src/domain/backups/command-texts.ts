export const commandTexts = {
  noBackups: 'Es gibt noch keine Backups.',
  listHead: `${'Id'.padEnd(38)}${'Erstellt (UTC)'.padEnd(21)}Art`,
  verified: (id: string, rows: number) =>
    `Das Backup ${id} ist in Ordnung: Alle Prüfsummen stimmen, und die Wiederherstellung auf Probe ergab dieselben ${rows.toLocaleString('de-DE')} Zeilen.`,
  restored: (id: string, rows: number, tables: number) =>
    `Das Backup ${id} ist wiederhergestellt: ${rows.toLocaleString('de-DE')} Zeilen in ${tables} Tabellen, Zeile für Zeile verglichen.`,
  filesBack: (files: number) =>
    files === 0 ? '' : `\nWieder da sind auch Fotos und Bilder, die fehlten: ${files.toLocaleString('de-DE')}.`,
  erasedAgain: (records: number) =>
    records === 0
      ? ''
      : `\nWer seitdem endgültig gelöscht wurde, ist es wieder: ${records.toLocaleString('de-DE')} Einträge.`,
  fromCopy:
    '\nDie Kopie kennt nur Löschungen bis zu ihrem Tag: Wer danach auf Wunsch gelöscht wurde, muss noch einmal gelöscht werden (Einstellungen, „Daten einer Person“).',
  access: (usernames: readonly string[]) =>
    usernames.length === 0
      ? ''
      : `\nZugang mit dem Passwort vom Tag des Backups haben wieder: ${usernames.join(', ')}. Alle sind abgemeldet. Schlüssel und Notfallblätter stehen in keinem Backup: Bitte neue anlegen, bis dahin genügt das Passwort. Wer nicht dazugehören soll: npm run admin:off -- <Name>. Wessen Passwort bekannt wurde: npm run admin:password -- <Name>.`,
  site: (revision: number | undefined) =>
    revision === undefined
      ? ''
      : `\nDie Website von diesem Tag ist Stand ${revision}: Unter „Website“ im Adminbereich lässt sie sich wieder veröffentlichen, npm start tut es von selbst.`,
  differs: (tables: string) => `Die wiederhergestellten Daten sind anders als die gesicherten. Betroffen: ${tables}`,
  notEmpty: (tables: number) =>
    `Die Zieldatenbank ist nicht leer (${tables} Tabellen). Es wurde nichts verändert. Mit „replace“ statt „restore“ wird ihr Inhalt ersetzt.`,
  usage: `So geht es: npm run backups -- <Befehl>
  list                            zeigt alle Backups
  verify <Backup>                 stellt auf Probe wieder her und vergleicht
  restore <Backup> <Ziel>         stellt in eine leere Datenbank wieder her
  replace <Backup> <Ziel>         ersetzt den Inhalt einer Datenbank
<Backup>: eine Id oder ihr Anfang, „latest“, oder eine Kopie (Datei.backup). <Ziel>: postgres://… oder ein Datenordner.`,
  problems: {
    missing: 'Dieses Backup gibt es nicht, oder ein Teil davon fehlt. npm run backups -- list zeigt, welche es gibt.',
    damaged: 'Dieses Backup ist beschädigt: Eine Prüfsumme stimmt nicht. Es wurde nichts verändert.',
    'wrong-key':
      'Dieses Backup wurde mit einem anderen Schlüssel verschlüsselt. Bitte prüfen Sie BACKUP_ENCRYPTION_KEY.',
    'key-missing': 'Dieses Backup ist verschlüsselt. Bitte setzen Sie BACKUP_ENCRYPTION_KEY.',
    unsealed:
      'Dieses Backup ist nicht versiegelt, obwohl BACKUP_ENCRYPTION_KEY gesetzt ist: Jeder könnte es untergeschoben haben. Es wurde nichts verändert. Haben Sie es selbst vor dem Schlüssel angelegt, rufen Sie den Befehl ohne BACKUP_ENCRYPTION_KEY auf.',
    'old-format':
      'Dieses Backup hat ein Format, das diese Version nicht mehr liest: Bitte stellen Sie es mit der Version wieder her, die es angelegt hat, und legen Sie danach mit dieser Version ein neues an.',
    'unknown-format': 'Dieses Backup hat ein Format, das diese Version nicht kennt.',
  },
};
