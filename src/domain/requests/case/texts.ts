export const clockTexts = {
  hoursLeft: (hours: number) => `Noch ${hours} Std. bis zur Antwort`,
  afterAbsence: (moment: string) => `Sie sind nicht da, Antwort bis ${moment} Uhr`,
  until: (time: string) => `Bis ${time} Uhr antworten!`,
  hoursOpen: (hours: number) => `Überfällig, seit ${hours} Std. offen`,
  rest: /( bis zur Antwort| offen|!)$/,
  daysOpen: (days: number) => `Überfällig, seit ${days} Tagen offen`,
};

export const quotedPrice = (price: string) => `Angebotspreis: ${price}`;
