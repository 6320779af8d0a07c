/** The customer's wish to begin within the 14 days, and the knowledge of what it costs (§ 356 Abs. 4, § 357a BGB). */
export const EARLY_START =
  '„Bitte beginnen Sie schon vor Ablauf der Frist. Ich weiß, dass ich nicht mehr widerrufen kann, wenn Sie fertig sind.“';
