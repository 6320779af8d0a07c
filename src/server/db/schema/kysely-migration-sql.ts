/** The SQL of each migration that has run, for the head of a backup. Beside Kysely's own tables, and named like them. */
export interface KyselyMigrationSqlTable {
  name: string;
  statements: string[];
}
