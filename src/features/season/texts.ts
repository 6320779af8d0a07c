/**
 * 'Heute in Rheinhessen': what a month leaves on the glass, January first. True every year, and no promise.
 */
export const seasonTexts = {
  label: 'Heute in Rheinhessen',
  months: [
    'Januar: Die Sonne steht tief. Jetzt sieht man jeden Streifen.',
    'Februar: Streusalz und Ruß haben den Winter auf der Scheibe verbracht.',
    'März: Das erste helle Licht zeigt, was der Winter auf dem Glas gelassen hat.',
    'April: Die Birken blühen. Gelber Staub legt sich auf Glas und Rahmen.',
    'Mai: Blütenstaub auf dem Glasdach. Ist er vorbei, lohnt sich die Reinigung.',
    'Juni: Der meiste Blütenstaub ist vorbei. Eine gute Zeit für Glasdächer.',
    'Juli: Gewitterregen bringt Staub mit und trocknet zu Flecken.',
    'August: Trockene Felder, trockene Wege. Der Staub davon liegt auf den Scheiben.',
    'September: Weinlese. Auf den Straßen ist viel los, auf den Scheiben danach auch.',
    'Oktober: Das Laub fällt. Bleibt es auf dem Glasdach liegen, wird es dort grün.',
    'November: Nebel und nasses Laub. Nach dem letzten Blatt lohnt sich ein freies Glasdach.',
    'Dezember: Die Tage sind kurz. Klares Glas holt mehr Licht ins Haus.',
  ],
} as const;
