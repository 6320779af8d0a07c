import type { Generated } from 'kysely';

/** One row. `weeklySince` is when 'Auto-Backups einrichten' was pressed; null: the weekly run is off. */
export interface BackupSettingsTable {
  id: Generated<boolean>;
  weeklySince: Date | null;
}
