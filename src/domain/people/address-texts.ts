/** @param until Who gets the mails meanwhile. */
export const addressWaits = (waiting: readonly string[], until: readonly string[]) =>
  `${waiting.join(' und ')}: noch nicht bestätigt. Bis dort der Link in unserer Mail geöffnet ist, gilt ${until.join(' und ')}. Noch einmal speichern schickt einen neuen Link, die bisherige Adresse speichern nimmt das zurück.`;
