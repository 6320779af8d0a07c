/** How values are written as text: the same in every database, whatever its owner has set. */
export const TEXT_SETTINGS: readonly string[] = [
  "SET LOCAL client_encoding = 'UTF8'",
  'SET LOCAL standard_conforming_strings = on',
  "SET LOCAL datestyle = 'ISO, YMD'",
  "SET LOCAL intervalstyle = 'postgres'",
  "SET LOCAL timezone = 'UTC'",
  "SET LOCAL bytea_output = 'hex'",
  'SET LOCAL extra_float_digits = 1',
  'SET LOCAL search_path = public',
];

/** Opens a transaction that sees the database as it is at this moment. */
export const BEGIN_READING = ['BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', ...TEXT_SETTINGS].join('; ');
