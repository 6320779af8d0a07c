export const deliveryTexts = {
  https: {
    title: 'Verschlüsselte Verbindung',
    description: 'Die Website läuft über https, und wer http eintippt, wird dorthin geleitet.',
    advice: 'Schalten Sie bei Ihrem Anbieter „HTTPS erzwingen“ ein.',
  },
  'mixed-content': {
    title: 'Unverschlüsselte Inhalte',
    description: 'Bilder, Skripte und Formulare kommen ebenfalls über https. Browser sperren sonst diese Teile.',
    advice: 'Ersetzen Sie in der genannten Adresse „http:“ durch „https:“ oder nehmen Sie eine eigene Datei.',
  },
  redirects: {
    title: 'Weiterleitungen',
    description: 'Links führen direkt ans Ziel, ohne Umweg über andere Adressen.',
    advice: 'Setzen Sie in den Link gleich die Adresse, bei der die Weiterleitung endet.',
  },
  'security-headers': {
    title: 'Sicherheits-Kopfzeilen',
    description: 'Angaben, mit denen der Server Ihre Besucher vor Missbrauch der Seite schützt.',
    advice: 'Ergänzen Sie die genannte Kopfzeile in netlify.toml unter [[headers]].',
  },
  viewport: {
    title: 'Darstellung auf dem Handy',
    description: 'Die Seite passt sich der Bildschirmbreite an und lässt sich vergrößern.',
    advice: 'Nötig ist das Meta-Tag „viewport“ mit „width=device-width, initial-scale=1“ und ohne Zoomverbot.',
  },
};

export const deliveryFaults = {
  notOnLocalMachine:
    'Hier nicht anwendbar: Die Prüfung lief auf Ihrem Rechner, und https gibt es erst auf der veröffentlichten Website. Das zählt nicht als Fehler.',
  notHttps: 'Die Website läuft unverschlüsselt über http.',
  httpStaysHttp: 'Wer die Adresse mit http aufruft, wird nicht zu https geleitet.',
  insecure: (element: string, address: string) => `Das Element ${element} lädt unverschlüsselt: ${address}`,
  redirected: (path: string, to: string) => `Der Link auf ${path} wird nach ${to} umgeleitet.`,
  redirectChain: (path: string, hops: number) => `Der Link auf ${path} führt erst nach ${hops} Umwegen ans Ziel.`,
  missingHeader: (name: string) => `Die Kopfzeile ${name} fehlt.`,
  weakHeader: (name: string, value: string) => `Die Kopfzeile ${name} schützt so nicht: ${value}`,
  noFramePolicy:
    'Die Kopfzeile Content-Security-Policy verbietet fremden Seiten nicht, Ihre Seite einzubetten (frame-ancestors).',
  noScriptPolicy: 'Keine Content-Security-Policy regelt, welche Skripte laufen dürfen.',
  unsafeScripts: "Die Content-Security-Policy erlaubt beliebige Skripte ('unsafe-inline').",
  noViewport: 'Das Meta-Tag „viewport“ fehlt.',
  fixedViewport: (content: string) => `Das Meta-Tag „viewport“ passt die Seite nicht an den Bildschirm an: ${content}`,
  noZoom: (content: string) => `Das Meta-Tag „viewport“ verbietet das Vergrößern: ${content}`,
};
