import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { burdensBetween } from '../support/database/burdens.ts';
import { readCatalogue } from '../support/database/catalogue.ts';
import { ownServices } from '../support/database/own-services.ts';

/*
 * Migrations run before a release is published, and also for a build that never is: the release before it works on
 * the new schema for minutes, or for good. So a migration only adds. What a release stops using may go in a later one,
 * when no published release names it any more: such a step stands here with its reason.
 */
const EXCEPTIONS: Record<string, string> = {
  '0029-one-table': 'Ruling 45: until the tag v1.0.0 no release is published that would name the tables.',
  '0031-views-alone': 'Ruling 45, as 0029.',
  '0040-rights': 'The unique index is on a new column, which no earlier release writes.',
};

const { url, wsProxy } = ownServices().database;

/** An empty database of the same real server. */
let db: Kysely<never>;

beforeAll(async () => {
  const name = `additive_${process.pid}`;
  const server = openDatabase({ url, wsProxy, maxConnections: 1 });
  await sql`create database ${sql.id(name)} template template0`.execute(server);
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  db = openDatabase({ url: own, wsProxy, maxConnections: 1 }) as unknown as Kysely<never>;
  return async () => {
    await db.destroy();
    await sql`drop database ${sql.id(name)} with (force)`.execute(server);
    await server.destroy();
  };
});

/** Runs migrations one by one, as releases would, and says what each takes from the release before it. */
async function burdensOf(all: Record<string, Migration>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const transaction = await db.startTransaction().execute();
  try {
    let before = await readCatalogue(transaction);
    for (const [name, { up }] of Object.entries(all)) {
      await up(transaction);
      const after = await readCatalogue(transaction);
      const burdens = burdensBetween(before, after);
      if (burdens.length > 0) found[name] = burdens;
      before = after;
    }
  } finally {
    await transaction.rollback().execute();
  }
  return found;
}

test('every migration leaves the release before it working', async () => {
  const { ...found } = await burdensOf(migrations);
  expect(Object.keys(found)).toEqual(Object.keys(EXCEPTIONS));
});

/** A table as an earlier release made it, with everything that a later one could take away. */
const released: Migration = {
  up: async (db) => {
    await sql`create type mood as enum ('good', 'bad')`.execute(db);
    await sql`
      create table jobs (id integer primary key, title varchar(50) not null default '', place text, size integer,
        done boolean not null default false)`.execute(db);
    await sql`create view open_jobs as select id, title from jobs where not done`.execute(db);
    await sql`create function twice(n integer) returns integer language sql as 'select n * 2'`.execute(db);
  },
};
const migration = (...statements: string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
const burdensOfOne = async (...statements: string[]) =>
  (await burdensOf({ '0001-released': released, '0002-planted': migration(...statements) }))['0002-planted'] ?? [];

describe('a planted migration is found that', () => {
  test.each([
    ['drops a table', ['drop table jobs cascade'], 'public.jobs is gone or renamed'],
    ['renames a table', ['alter table jobs rename to tasks'], 'public.jobs is gone or renamed'],
    ['drops a view', ['drop view open_jobs'], 'public.open_jobs is gone or renamed'],
    ['drops a column', ['alter table jobs drop column place'], 'column public.jobs.place is gone or renamed'],
    ['renames a column', ['alter table jobs rename place to town'], 'column public.jobs.place is gone or renamed'],
    ['drops a function', ['drop function twice'], 'function public.twice(n integer) is gone or renamed'],
    ['renames a label', ["alter type mood rename value 'bad' to 'sad'"], 'label public.mood bad is gone or renamed'],
    [
      'shortens a text',
      ['drop view open_jobs', 'alter table jobs alter title type varchar(20)'],
      'public.jobs.title changes from character varying(50) to character varying(20)',
    ],
    [
      'narrows a number',
      ['alter table jobs alter size type smallint'],
      'public.jobs.size changes from integer to smallint',
    ],
    ['changes a type', ['alter table jobs alter size type text'], 'public.jobs.size changes from integer to text'],
    ['asks for a value', ['alter table jobs alter place set not null'], 'public.jobs.place must now have a value'],
    [
      'adds a column that is required',
      ['alter table jobs add due date not null'],
      'public.jobs.due is new, required and without a default',
    ],
    ['takes a default away', ['alter table jobs alter title drop default'], 'public.jobs.title loses its default'],
    [
      'adds a check on an old column',
      ['alter table jobs add constraint sized check (size > 0)'],
      'public.jobs.sized is a new check on what the old release writes',
    ],
    [
      'adds a check on an old and a new column',
      ['alter table jobs add top integer, add constraint bound check (size < top)'],
      'public.jobs.bound is a new check on what the old release writes',
    ],
    [
      'adds a unique index on an old column',
      ['create unique index one_place on jobs (place)'],
      'public.jobs.one_place asks for unique values in what the old release writes',
    ],
    [
      'adds a unique index over an expression',
      ['create unique index one_open on jobs ((true)) where not done'],
      'public.jobs.one_open asks for unique values in what the old release writes',
    ],
    [
      'adds a unique column with a default',
      ['alter table jobs add code integer default 1', 'create unique index one_code on jobs (code)'],
      'public.jobs.one_code asks for unique values in what the old release writes',
    ],
    [
      'lets an old column refer to a table',
      [
        'create table sizes (id integer primary key)',
        'alter table jobs add constraint of_sizes foreign key (size) references sizes',
      ],
      'public.jobs.of_sizes is a new reference on what the old release writes',
    ],
    [
      'keeps old rows from being deleted',
      ['create table bills (job_id integer references jobs)'],
      'public.bills.bills_job_id_fkey keeps rows of public.jobs from being deleted',
    ],
    [
      'lets a trigger refuse',
      [
        "create function no() returns trigger language plpgsql as 'begin raise exception ''no''; end'",
        'create trigger no after insert on jobs for each row execute function no()',
      ],
      'public.jobs.no is a new trigger that may change or refuse what the old release writes',
    ],
    ['hides rows', ['alter table jobs enable row level security'], 'public.jobs hides rows by policies'],
  ])('%s', async (_, statements, burden) => {
    expect(await burdensOfOne(...statements)).toContain(burden);
  });
});

test('a migration that only adds and widens is no burden', async () => {
  const burdens = await burdensOfOne(
    'create table bills (id integer primary key, job_id integer not null references jobs on delete cascade)',
    "alter table jobs add note text not null default '', add due date, add code integer",
    'create unique index one_code on jobs (code)',
    "alter table jobs add constraint early check (due > date '2020-01-01')",
    'alter table jobs alter size type bigint',
    'create index by_place on jobs (place)',
    "alter type mood add value 'fine'",
  );
  expect(burdens).toEqual([]);
});
