// Twelve schools of an invented county in three groupings.
import type { Random } from './random.ts';

export type DemoSchool = Readonly<{
  id: string;
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  website: string;
  email: string;
  phone: string;
  schoolOfficeNumber: string;
  principalOfficePhone: string;
  contactPhone: string;
  fax: string;
  links: { name: string; url: string }[];
}>;

const places = [
  ['Oak Hill Elementary', '412 Oak Hill Road', 'Cedar Springs', '31021'],
  ['Pine Ridge Elementary', '88 Pine Ridge Drive', 'Cedar Springs', '31021'],
  ['Riverbend Elementary', '1500 Riverbend Parkway', 'Marlow', '31044'],
  ['Magnolia Park Elementary', '27 Magnolia Avenue', 'Marlow', '31044'],
  ['Sandy Creek Elementary', '930 Sandy Creek Lane', 'Ashby', '31052'],
  ['Willow Lake Elementary', '5 Lakeshore Drive', 'Ashby', '31052'],
  ['Cedar Springs Middle', '700 Academy Street', 'Cedar Springs', '31021'],
  ['Marlow Middle', '245 Depot Street', 'Marlow', '31044'],
  ['Ashby Middle', '61 County Line Road', 'Ashby', '31052'],
  ['Cedar County High', '2100 Wildcat Way', 'Cedar Springs', '31021'],
  ['Marlow High', '340 Stadium Drive', 'Marlow', '31044'],
  ['Northside Career Academy', '18 Innovation Court', 'Cedar Springs', '31021'],
] as const;

export function demoSchools(random: Random): DemoSchool[] {
  return places.map(([name, street, city, zip], at) => {
    const host = `${name.split(' ').slice(0, 2).join('').toLowerCase()}.example`;
    const line = String(at + 10);
    return {
      id: random.id(),
      name,
      street,
      city,
      state: 'GA',
      zip,
      website: `https://${host}`,
      email: `office@${host}`,
      phone: `(478) 555-01${line}`,
      schoolOfficeNumber: `(478) 555-02${line}`,
      principalOfficePhone: `(478) 555-03${line}`,
      contactPhone: `(478) 555-04${line}`,
      fax: `+478.555.05${line}`,
      links: [
        { name: 'Bell schedule', url: `https://${host}/bell-schedule` },
        { name: 'Reunification site map', url: `https://${host}/reunification` },
      ],
    };
  });
}

export function demoGroupings(schools: readonly DemoSchool[], random: Random) {
  const idsOf = (isIn: (name: string) => boolean) =>
    schools.filter(({ name }) => isIn(name)).map(({ id }) => id);
  return [
    { id: random.id(), name: 'Elementary Schools', schoolIds: idsOf((name) => name.endsWith('Elementary')) },
    { id: random.id(), name: 'Middle Schools', schoolIds: idsOf((name) => name.endsWith('Middle')) },
    { id: random.id(), name: 'High Schools', schoolIds: idsOf((name) => /High$|Academy$/.test(name)) },
  ];
}
