export const photoAnswers = {
  consentUnread: 'Bitte sagen Sie, ob Sie das Foto zeigen dürfen',
  gone: 'Dieses Foto gibt es nicht mehr.',
  enough: (count: number) => `Hier sind schon ${count} eigene Fotos. Bitte löschen Sie zuerst eines.`,
};
