import { PASSWORD_MIN_CHARS } from '#config/limits.ts';

/** The fields of the account and their errors. Apart, because the whole area asks for the account by its contract. */
export const accountFields = {
  username: 'Benutzername',
  email: 'E-Mail',
  currentPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  intruder: 'Jemand war drin',
};

export const accountErrors = {
  usernameMissing: 'Benutzername ist erforderlich',
  emailInvalid: 'Gültige E-Mail-Adresse erforderlich',
  emailTaken: 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto',
  currentMissing: 'Bitte geben Sie Ihr bisheriges Passwort ein',
  currentWrong: 'Das bisherige Passwort stimmt nicht',
  newIsOld: 'Das neue Passwort ist das bisherige',
  newTooShort: `Das neue Passwort braucht mindestens ${PASSWORD_MIN_CHARS} Zeichen`,
};
