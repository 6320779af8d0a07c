export const platformTexts = {
  noPort: (given: string) => `PORT=${given} ist kein Port: Bitte geben Sie eine Zahl von 0 bis 65535 an.`,
  portTaken: (port: number) =>
    `Port ${port} ist schon belegt. Beenden Sie das andere Programm oder wählen Sie einen anderen Port: PORT=${port + 1} npm start`,
  portForbidden: (port: number) =>
    `Port ${port} darf hier nicht benutzt werden. Wählen Sie einen anderen: PORT=8888 npm start`,
  heldByAnother: (dataDir: string, holder: { pid: number; task: string; site?: string | undefined } | undefined) =>
    `Der Datenordner ${dataDir} wird schon benutzt: von ${holder ? `Prozess ${holder.pid} (${holder.task}${holder.site ? `, ${holder.site}` : ''})` : 'einem anderen Prozess'}. ` +
    'Beenden Sie ihn oder wählen Sie mit DATA_DIR einen anderen Ordner.',
  unusableDataDir: (dataDir: string, reason: string) =>
    `Der Datenordner ${dataDir} lässt sich nicht benutzen (${reason}). Er muss ein Ordner mit freiem Platz sein, in dem Sie lesen und schreiben dürfen. Wählen Sie mit DATA_DIR einen anderen.`,
  noSpace: 'Im Datenordner ist kein Platz mehr. Schaffen Sie Platz oder wählen Sie mit DATA_DIR einen anderen Ordner.',
  environment: (what: string) => `Die Einstellungen stimmen nicht (Umgebung oder .env). ${what}`,
  databaseAway: 'Die Datenbank antwortet nicht. Bitte prüfen Sie DATABASE_URL und ob der Server läuft.',
  databaseElsewhere: (folder: string) => `Die Datenbank liegt in ${folder}, weil PostgreSQL nicht als root läuft.`,
  notRunning: 'Hier läuft kein Server, der die Funktion ausführen kann. Bitte zuerst: npm start',
  notBuilt: 'Die Website ist noch nicht gebaut. Bitte zuerst: npm run build',
  buildFailed: (error: string) => `Die Website konnte nicht gebaut werden.${error && ` (${error})`}`,
  published: (revision: number) => `Stand ${revision} ist veröffentlicht.`,
  publishFailed: 'Die Änderungen konnten nicht veröffentlicht werden. Die alte Website steht weiter.',
  noSuchFunction: (name: string, known: readonly string[]) =>
    `Es gibt keine Funktion „${name}“. Vorhanden sind: ${known.join(', ')}`,
  invoked: (name: string, status: number, text: string) => `${name}: ${status}${text === '' ? '' : `\n${text}`}`,
  ready: (site: string, dataDir: string) => `
  Website       ${site}
  Adminbereich  ${site}/admin
  Daten         ${dataDir}
`,
  firstAdmin: (username: string, password: string) => `
  Der erste Administrator ist angelegt. Das Passwort wird nur dieses eine Mal gezeigt:

  Benutzername  ${username}
  Passwort      ${password}
`,
  mailCaught: (path: string) => `Mail (nicht verschickt): ${path}`,
  foreignHost: (port: number) =>
    `Unter diesem Namen antwortet dieser Server nicht. Bitte rufen Sie http://localhost:${port} auf. Soll er im Netz erreichbar sein, starten Sie ihn mit HOST=0.0.0.0.\n`,
  howToStop: '\n  Beenden mit Strg+C.\n',
  stopping: 'Wird beendet …',
  scheduleFailed: (name: string, status: number) =>
    `Die geplante Funktion „${name}“ ist gescheitert (Status ${status}). Sie läuft zur nächsten Zeit wieder.`,
  adminUsage:
    'So: npm run admin:link -- E-MAIL  oder  npm run admin:mail -- NAME E-MAIL  oder  npm run admin:password (admin:off, admin:on, admin:owner) -- NAME',
  adminLink: (link: string) =>
    `${link}\nDer Link gilt sieben Tage und nur einmal. Wer ihn öffnet, wählt Name und Passwort.`,
  adminOwner: (username: string) => `${username} ist jetzt Inhaber.`,
  adminMail: (username: string, email: string) => `${username} hat jetzt die Adresse ${email}.`,
  adminSwitched: (username: string, isActive: boolean) =>
    isActive ? `${username} kann sich wieder anmelden.` : `${username} ist abgemeldet und abgeschaltet.`,
  adminPassword: (username: string, password: string) =>
    `Benutzername  ${username}\nPasswort      ${password}\nDas Passwort wird nur dieses eine Mal gezeigt.`,
};

export const firstLinkTexts = {
  subject: 'Ihre Website ist bereit',
  body: (company: string) =>
    `Guten Tag,\n\ndie Website von ${company} ist veröffentlicht. Mit diesem Link wählen Sie Namen und Passwort für den Adminbereich:`,
  link: 'Zugang anlegen',
  limits: 'Der Link gilt sieben Tage und nur einmal.',
};
