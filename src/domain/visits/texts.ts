export const analyticsErrors = {
  notAPage: 'Hier wird der Pfad einer Seite erwartet, zum Beispiel /faq',
  notACountry: 'Hier wird ein Land mit zwei Buchstaben erwartet, zum Beispiel DE',
  notPixels: 'Hier wird eine ganze Zahl von Pixeln erwartet',
  notYesOrNo: 'Hier wird true oder false erwartet',
  notAnInteraction: 'Diese Art von Kontakt wird nicht gezählt',
  notAPeriod: 'Möglich sind 7, 30 oder 90 Tage',
  tooMany: 'Von Ihrem Anschluss kamen sehr viele Meldungen. Bitte versuchen Sie es später noch einmal.',
};
