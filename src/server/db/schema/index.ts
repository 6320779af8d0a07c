import type { Kysely } from 'kysely';
import type { BackupTables } from './backup-tables.ts';
import type { MessageTables } from './message-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { RequestTables } from './request-tables.ts';
import type { SeoTables } from './seo-tables.ts';
import type { ServerTables } from './server-tables.ts';
import type { SiteTables } from './site-tables.ts';
import type { VisitsTables } from './visits-tables.ts';

/** camelCase here, snake_case in the database (CamelCasePlugin). No backup copies the schema `shortLived`. */
export interface Database
  extends PeopleTables,
    RequestTables,
    MessageTables,
    VisitsTables,
    BackupTables,
    SeoTables,
    SiteTables,
    ServerTables {}

export type Db = Kysely<Database>;
