import type { EopRole, RoleTableId } from '@schooldog/domain/eopRoles';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { schools } from '../schools/schema.ts';

/** One table of roles of one school; its id is `{schoolId}--{roleTableId}`. */
export const eopRoles = pgTable(
  'eop_roles',
  {
    id: id(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    roleTableId: text('role_table_id').$type<RoleTableId>().notNull(),
    numberOfBackups: integer('number_of_backups').notNull().default(2),
    eopComponentId: text('eop_component_id').notNull(),
    roles: jsonb('roles').$type<EopRole[]>().notNull().default([]),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('eop_roles_by_school').on(table.schoolId)],
);
