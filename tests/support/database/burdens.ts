import type { Catalogue, Column } from './catalogue.ts';

/** Types that hold everything an earlier one held, from narrow to wide. */
const LADDERS = [
  ['smallint', 'integer', 'bigint', 'numeric'],
  ['real', 'double precision'],
];
const LENGTH = /^(character varying|character)(?:\((\d+)\))?$/;

/** Whether every value of one type fits into another, written as before. */
function isWider(from: string, to: string): boolean {
  const ladder = LADDERS.find((types) => types.includes(from) && types.includes(to));
  if (ladder) return ladder.indexOf(to) >= ladder.indexOf(from);
  const [before, after] = [LENGTH.exec(from), LENGTH.exec(to)];
  if (!before) return false;
  if (to === 'text') return true;
  return (
    after !== null && Number(after[2] ?? Number.POSITIVE_INFINITY) >= Number(before[2] ?? Number.POSITIVE_INFINITY)
  );
}

/**
 * What a migration takes from the release that is still online, or asks of it, one sentence each: something it names
 * is gone, something it writes no longer fits, something it does not write is now required. Empty for a migration
 * that only adds.
 */
export function burdensBetween(before: Catalogue, after: Catalogue): string[] {
  const isOldTable = (table: string) => before.relations.has(table);
  const isOldColumn = (table: string, column: string) => before.columns.has(`${table}.${column}`);
  /** A column that the old release leaves empty: it is new, and nothing fills it in. */
  const staysNull = (table: string, column: string) =>
    !isOldColumn(table, column) && !after.columns.get(`${table}.${column}`)?.hasDefault;
  const gone = (what: string, from: ReadonlyMap<string, unknown>, to: ReadonlyMap<string, unknown>) =>
    [...from.keys()].filter((name) => !to.has(name)).map((name) => `${what}${name} is gone or renamed`);

  const changedColumns = [...after.columns].flatMap(([name, now]) => {
    const was = before.columns.get(name);
    return was ? changesOf(name, was, now) : requiredOf(name, now, isOldTable(now.table));
  });

  const constraints = [...after.constraints].flatMap(([name, { table, kind, columns, target, holdsTarget }]) => {
    if (before.constraints.has(name)) return [];
    if (kind === 'reference' && target && target !== table && isOldTable(target) && holdsTarget) {
      return [`${name} keeps rows of ${target} from being deleted`];
    }
    const isFelt = columns.length === 0 || columns.some((column) => isOldColumn(table, column));
    return isOldTable(table) && isFelt ? [`${name} is a new ${kind} on what the old release writes`] : [];
  });

  const uniques = [...after.uniques].flatMap(([name, { table, columns, nullsAreEqual }]) => {
    if (before.uniques.has(name) || !isOldTable(table)) return [];
    const isFree = !nullsAreEqual && columns.some((column) => staysNull(table, column));
    return isFree ? [] : [`${name} asks for unique values in what the old release writes`];
  });

  return [
    ...gone('', before.relations, after.relations),
    ...gone('column ', before.columns, after.columns),
    ...gone('', before.others, after.others),
    ...[...before.others].flatMap(([name, what]) =>
      (after.others.get(name) ?? what) === what ? [] : [`${name} answers ${after.others.get(name)} instead of ${what}`],
    ),
    ...changedColumns,
    ...constraints,
    ...uniques,
    ...[...after.triggers]
      .filter(([name, { table }]) => !before.triggers.has(name) && isOldTable(table))
      .map(([name]) => `${name} is a new trigger that may change or refuse what the old release writes`),
    ...[...after.guarded]
      .filter((table) => isOldTable(table) && !before.guarded.has(table))
      .map((table) => `${table} hides rows by policies`),
  ];
}

function changesOf(name: string, was: Column, now: Column): string[] {
  return [
    was.type !== now.type && !isWider(was.type, now.type) && `${name} changes from ${was.type} to ${now.type}`,
    !was.isRequired && now.isRequired && `${name} must now have a value`,
    now.isRequired && was.hasDefault && !now.hasDefault && `${name} loses its default`,
  ].filter((sentence) => sentence !== false);
}

const requiredOf = (name: string, { isRequired, hasDefault }: Column, isInOldTable: boolean): string[] =>
  isInOldTable && isRequired && !hasDefault ? [`${name} is new, required and without a default`] : [];
