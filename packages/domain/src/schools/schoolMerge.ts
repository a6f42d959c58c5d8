// How concurrent edits of one school are merged.
import { defineMerge, type EditIn, type FieldsIn, listBy, value } from '../kernel/index.ts';
import { maxSchoolLinks, type School, schoolFormSchema, schoolLinkSchema } from './school.ts';

const { shape } = schoolFormSchema;

export const schoolInfoMerge = defineMerge({
  name: value(shape.name),
  address: value(shape.address),
  principalName: value(shape.principalName),
  principalOfficePhone: value(shape.principalOfficePhone),
  schoolOfficeNumber: value(shape.schoolOfficeNumber),
  principalEmail: value(shape.principalEmail),
  website: value(shape.website),
  contactPhone: value(shape.contactPhone),
  fax: value(shape.fax),
  email: value(shape.email),
  phone: value(shape.phone),
});
export type SchoolInfo = FieldsIn<typeof schoolInfoMerge>;
export type SchoolInfoEdit = EditIn<typeof schoolInfoMerge>;

/** The names under which the audit trail stores the value at a path. */
export function auditedSchoolFields([field = '']: readonly string[]): readonly string[] {
  return field === 'address' ? ['street', 'city', 'state', 'zip'] : [field];
}

/** Links have no ids: changing a name or address makes another link. */
export const schoolLinksMerge = defineMerge({
  links: listBy(schoolLinkSchema, ({ name, url }) => `${name}\n${url}`, { max: maxSchoolLinks }),
});
export type SchoolLinksEdit = EditIn<typeof schoolLinksMerge>;

/** The initial values of the School Info form. */
export function schoolInfoOf(
  school: Omit<School, 'links' | 'timeArchived' | 'timeCreated' | 'timeUpdated'>,
): SchoolInfo {
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
