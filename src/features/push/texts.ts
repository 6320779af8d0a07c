/** Sentences under the fields, and for browsers that can't be reached. */
export const pushErrors = {
  events: 'Bitte wählen Sie, was gesendet werden soll',
  hour: 'Bitte wählen Sie eine volle Stunde',
  subscription: 'Dieser Browser hat sich nicht richtig angemeldet. Bitte versuchen Sie es noch einmal.',
  service:
    'Der Mitteilungsdienst dieses Browsers wird nicht unterstützt. Bitte nehmen Sie Safari, Chrome, Edge oder Firefox.',
};

/** What the server says of a device. */
export const pushAnswers = {
  deviceGone: 'Dieses Gerät steht nicht mehr in der Liste.',
};

/** The message that 'Test-Mitteilung senden' sends. */
export const testPushTexts = {
  title: 'Test-Mitteilung',
  body: 'So melden sich neue Anfragen auf diesem Gerät.',
};
