import {
  DummyDriver,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema/index.ts';
import type { SqlSession } from './sql-session.ts';

/** Stores the SQL of the migrations as it ran, because a backup begins with it, even if an older release makes it. */
export async function keepMigrationSql(db: Db): Promise<void> {
  const rows = Object.entries(migrations).map(async ([name, migration]) => ({
    name,
    statements: await sqlOf(migration),
  }));
  await db
    .insertInto('kyselyMigrationSql')
    .values(await Promise.all(rows))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns a migration's SQL. @throws Error if a statement has parameters. */
export async function sqlOf(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const log = ({ query }: LogEvent) => {
    if (query.parameters.length > 0) throw new Error(`A migration's statement has parameters: ${query.sql}`);
    statements.push(query.sql);
  };
  const nowhere = new Kysely<never>({
    log,
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await migration.up(nowhere);
  return statements;
}

/** Reads the SQL of the migrations that ran, and the newest name. @throws Error if one was not stored. */
export async function readMigrations(session: SqlSession) {
  const rows = await session.query<{ name: string; statements: string[] | null }>(`
    select m.name::text, s.statements from kysely_migration m left join kysely_migration_sql s on s.name = m.name
    order by m.name`);
  const steps = rows.flatMap(({ name, statements }) => {
    if (!statements) throw new Error(`The SQL of the migration ${name} was not kept`);
    return statements;
  });
  return { steps, migrationLevel: rows.at(-1)?.name ?? '' };
}
