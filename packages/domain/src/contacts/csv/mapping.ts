// Which column of a file holds what, guessed from the names in its first row.
import { foldText } from '../../kernel/index.ts';

export const importFields = ['email', 'phoneNumber', 'name', 'firstName', 'lastName', 'title'] as const;
export type ImportField = (typeof importFields)[number];

/** The number of the column, or null where the file has none. */
export type ColumnMapping = Readonly<Record<ImportField, number | null>>;

export const noMapping: ColumnMapping = {
  email: null,
  phoneNumber: null,
  name: null,
  firstName: null,
  lastName: null,
  title: null,
};

/** Without accents, blanks and signs. The most telling come first. */
const knownHeaders: Readonly<Record<ImportField, readonly string[]>> = {
  email: ['email', 'emailaddress', 'workemail', 'mail', 'correoelectronico', 'correo', 'direcciondecorreo'],
  phoneNumber: [
    'phonenumber',
    'phone',
    'cellphone',
    'mobilephone',
    'cell',
    'mobile',
    'workphone',
    'telephone',
    'phoneno',
    'contactnumber',
    'numerodetelefono',
    'telefono',
    'telefonomovil',
    'celular',
    'movil',
  ],
  firstName: ['firstname', 'first', 'givenname', 'forename', 'nombres', 'primernombre', 'nombredepila'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'apellido', 'apellidos', 'primerapellido'],
  name: [
    'name',
    'fullname',
    'contactname',
    'contact',
    'person',
    'nombrecompleto',
    'nombreyapellido',
    'nombre',
  ],
  title: ['title', 'jobtitle', 'position', 'role', 'job', 'titulo', 'cargo', 'puesto', 'rol'],
};

/** "Nombre" beside a column of last names is a first name. */
const firstNameBesideLast = 'nombre';

export function guessMapping(headers: readonly string[]): ColumnMapping {
  const words = headers.map((header) => foldText(header).replaceAll(/[^a-z0-9]/g, ''));
  const taken = new Set<number>();
  const mapping: Record<ImportField, number | null> = { ...noMapping };
  const take = (field: ImportField, names: readonly string[]) => {
    for (const name of names) {
      const at = words.findIndex((word, index) => word === name && !taken.has(index));
      if (at === -1) continue;
      mapping[field] = at;
      taken.add(at);
      return;
    }
  };
  take('email', knownHeaders.email);
  take('phoneNumber', knownHeaders.phoneNumber);
  take('lastName', knownHeaders.lastName);
  take(
    'firstName',
    mapping.lastName === null ? knownHeaders.firstName : [...knownHeaders.firstName, firstNameBesideLast],
  );
  take('name', knownHeaders.name);
  take('title', knownHeaders.title);
  return mapping;
}

export function isCompleteMapping({ email, phoneNumber, name, firstName, lastName }: ColumnMapping): boolean {
  const hasName = name !== null || (firstName !== null && lastName !== null);
  return email !== null && phoneNumber !== null && hasName;
}
