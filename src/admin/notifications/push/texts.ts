import { PUSH_DEVICES_AT_MOST } from '#config/limits.ts';
import { whyNoPush } from '#domain/messages/trouble-texts.ts';
import type { PushTrouble } from '#shared/api/mail-trouble.ts';

export const pushErrors = {
  hour: 'Bitte wählen Sie eine volle Stunde',
  subscription: 'Dieser Browser hat sich nicht richtig angemeldet. Bitte versuchen Sie es noch einmal.',
  service:
    'Der Mitteilungsdienst dieses Browsers wird nicht unterstützt. Bitte nehmen Sie Safari, Chrome, Edge oder Firefox.',
};

export const pushAnswers = {
  tooMany: `Mehr als ${PUSH_DEVICES_AT_MOST} Geräte gehen nicht. Bitte entfernen Sie zuerst eines aus der Liste.`,
  deviceGone: 'Dieses Gerät steht nicht mehr in der Liste.',
};

export const workerTexts = {
  title: 'Neues im Adminbereich',
  body: 'Tippen Sie hier, um nachzusehen.',
};

export const testPushTexts = {
  title: 'Test-Meldung',
  body: 'So melden sich neue Anfragen auf diesem Gerät.',
};

export const pushTexts = {
  device: 'Meldungen aufs Handy',
  toldHere: 'dieses Gerät ✓',
  told: (devices: number) => (devices === 0 ? 'nur per Mail' : devices === 1 ? '1 Gerät ✓' : `${devices} Geräte ✓`),
  turnOn: 'Auf diesem Gerät benachrichtigen',
  turningOn: 'Wird eingeschaltet...',
  turnOff: 'Auf diesem Gerät ausschalten',
  turnedOn: 'Neue Anfragen melden sich jetzt auch auf diesem Gerät.',
  turnedOff: 'Auf diesem Gerät kommt keine Meldung mehr.',
  notAllowed: 'Ohne Ihre Erlaubnis zeigt der Browser keine Meldungen. Sie können es jederzeit noch einmal versuchen.',
  turnOnFailed:
    'Dieser Browser konnte sich bei seinem Mitteilungsdienst nicht anmelden. Bitte versuchen Sie es später noch einmal.',
  on: 'Dieses Gerät wird benachrichtigt.',
  offHint:
    'Sobald eine Anfrage kommt, meldet sich dieses Gerät, auch wenn der Browser im Hintergrund ist. Ihr Browser fragt gleich, ob er Meldungen zeigen darf: Bitte erlauben Sie es.',
  offSteps: [
    'Auf einem Android-Handy öffnen Sie diese Seite in Chrome; am Computer geht es in jedem neueren Browser.',
    'Auf dem iPhone legen Sie den Adminbereich zuerst auf den Home-Bildschirm. Die Schritte stehen hier, wenn Sie diese Seite dort öffnen.',
  ],
  unsupported:
    'Dieser Browser kann keine Meldungen zeigen. Bitte nehmen Sie Safari, Chrome, Edge oder Firefox in der neuesten Fassung.',
  homeScreen: 'Auf dem iPhone und iPad geht das vom Home-Bildschirm aus, ab iOS 16.4:',
  homeScreenSteps: [
    'Tippen Sie in Safari auf „Teilen“, das Quadrat mit dem Pfeil nach oben.',
    'Wählen Sie „Zum Home-Bildschirm“ und dann „Hinzufügen“.',
    'Öffnen Sie „Anfragen“ vom Home-Bildschirm und melden Sie sich dort noch einmal an.',
    'Kommen Sie dort auf diese Seite und tippen Sie auf „Auf diesem Gerät benachrichtigen“.',
  ],
  blocked: 'Meldungen dieser Website sind auf diesem Gerät gesperrt. So geben Sie sie frei:',
  blockedSteps: [
    'Android und Computer: Tippen Sie links neben der Adresse auf das Zeichen für Website-Informationen, dann auf „Berechtigungen“, und erlauben Sie „Benachrichtigungen“.',
    'iPhone: Öffnen Sie „Einstellungen“, „Mitteilungen“, „Anfragen“, und schalten Sie „Mitteilungen erlauben“ ein.',
    'Laden Sie diese Seite danach neu.',
  ],
  test: 'Test-Meldung senden',
  testDoneTitle: 'Test-Meldung gesendet',
  tested: 'Der Mitteilungsdienst hat sie angenommen. Gleich sollte sie hier erscheinen.',
  testFailed: (trouble: PushTrouble, isGone: boolean) =>
    isGone
      ? 'Der Mitteilungsdienst kennt dieses Gerät nicht mehr. Bitte laden Sie diese Seite neu: Dann meldet es sich wieder an.'
      : whyNoPush[trouble],
  devices: 'Diese Geräte werden benachrichtigt',
  noDevice: 'Noch wird kein Gerät benachrichtigt.',
  thisDevice: 'Dieses Gerät',
  remove: 'Entfernen',
  removed: 'Dieses Gerät wird nicht mehr benachrichtigt.',
  since: (moment: string) => `Seit ${moment}`,
  accepted: (moment: string) => `zuletzt am ${moment}`,
  gone: 'Meldet sich nicht mehr. Öffnen Sie den Adminbereich auf diesem Gerät, dann ist es wieder dabei.',
  troubled: (since: string, trouble: PushTrouble) => `Seit ${since} kommt nichts an: ${whyNoPush[trouble]}`,
  times: 'Wann Meldungen kommen',
  quiet: 'Nachts nicht stören',
  quietHint: 'Was in dieser Zeit kommt, meldet sich danach.',
  quietFrom: 'Ruhe ab',
  quietUntil: 'Ruhe bis',
  hour: (hour: number) => `${hour} Uhr`,
  saved: 'Meldungen kommen jetzt so, wie Sie es gewählt haben.',
  allTroubled: (since: string) => `Meldungen kommen seit ${since} auf keinem Ihrer Geräte an.`,
  someGone: (name: string) =>
    `${name} bekommt keine Meldungen mehr. Öffnen Sie den Adminbereich dort, dann ist es wieder dabei.`,
};
