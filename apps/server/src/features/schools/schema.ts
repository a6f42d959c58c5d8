import type { SchoolLink } from '@schooldog/domain/schools';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';

export const schools = pgTable(
  'schools',
  {
    id: id(),
    name: text('name').notNull(),
    street: text('street').notNull().default(''),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    zip: text('zip').notNull().default(''),
    principalName: text('principal_name').notNull().default(''),
    principalOfficePhone: text('principal_office_phone'),
    schoolOfficeNumber: text('school_office_number'),
    principalEmail: text('principal_email').notNull().default(''),
    website: text('website').notNull().default(''),
    contactPhone: text('contact_phone'),
    fax: text('fax'),
    email: text('email').notNull().default(''),
    phone: text('phone'),
    links: jsonb('links').$type<SchoolLink[]>().notNull().default([]),
    /** Null while the school is open. */
    timeArchived: instant('time_archived'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('schools_by_name').on(table.name, table.id)],
);
