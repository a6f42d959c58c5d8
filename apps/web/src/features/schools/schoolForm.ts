import { jsonEqual, type Patch } from '@schooldog/domain/kernel';
import type { School, SchoolForm } from '@schooldog/domain/schools';

export const emptyForm: SchoolForm = {
  name: '',
  address: { street: '', city: '', state: '', zip: '' },
  principalName: '',
  principalOfficePhone: '',
  schoolOfficeNumber: '',
  principalEmail: '',
  website: '',
  contactPhone: '',
  fax: '',
  email: '',
  phone: '',
};

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

export function changedFields(before: SchoolForm, after: SchoolForm): Patch<SchoolForm> {
  const changed: { -readonly [Field in keyof SchoolForm]?: SchoolForm[Field] } = {};
  const keep = <Field extends keyof SchoolForm>(field: Field) => {
    if (!jsonEqual(before[field], after[field])) changed[field] = after[field];
  };
  keep('name');
  keep('address');
  keep('principalName');
  keep('principalOfficePhone');
  keep('schoolOfficeNumber');
  keep('principalEmail');
  keep('website');
  keep('contactPhone');
  keep('fax');
  keep('email');
  keep('phone');
  return changed;
}
