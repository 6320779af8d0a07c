/** The five services a visitor can ask for (Spec §3). */
export const SERVICE_KINDS = ['fenster', 'wintergarten', 'terrassendach', 'seniorenservice', 'sonstiges'] as const;

export type ServiceKind = (typeof SERVICE_KINDS)[number];

export const SERVICE_LABELS: Record<ServiceKind, string> = {
  fenster: 'Fenster Reinigung',
  wintergarten: 'Wintergarten Reinigung',
  terrassendach: 'Terrassendach Reinigung',
  seniorenservice: 'Seniorenservice',
  sonstiges: 'Sonstiges',
};
