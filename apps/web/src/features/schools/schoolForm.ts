import { jsonEqual, type Patch } from '@schooldog/domain/kernel';
import type { School, SchoolForm } from '@schooldog/domain/schools';

export function formOf(school: School): SchoolForm {
  return {
    name: school.name,
    address: school.address,
    principalName: school.principalName,
    principalOfficePhone: school.principalOfficePhone ?? '',
    schoolOfficeNumber: school.schoolOfficeNumber ?? '',
    principalEmail: school.principalEmail,
    website: school.website,
    contactPhone: school.contactPhone ?? '',
    fax: school.fax ?? '',
    email: school.email,
    phone: school.phone ?? '',
  };
}

const lines = [
  'name',
  'principalName',
  'principalOfficePhone',
  'schoolOfficeNumber',
  'principalEmail',
  'website',
  'contactPhone',
  'fax',
  'email',
  'phone',
] as const;

export function changedFields(before: SchoolForm, after: SchoolForm): Patch<SchoolForm> {
  const changed = lines.filter((field) => before[field] !== after[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, after[field]])),
    ...(jsonEqual(before.address, after.address) ? {} : { address: after.address }),
  };
}
