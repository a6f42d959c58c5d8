// Rules to begin with. They are no legal advice: each stays "to be confirmed by the district" until somebody did.
import type { DrillRule } from './rules.ts';

type Language = 'en' | 'es';
type StarterRule = Omit<DrillRule, 'id' | 'name' | 'toTell' | 'source' | 'isConfirmed'> &
  Readonly<Record<'name' | 'toTell' | 'source', Readonly<Record<Language, string>>>>;

/** As of this day. */
export const georgiaStarterAsOf = '2026-07-01';

const fireSource: Readonly<Record<Language, string>> = {
  en: 'Georgia, Safety Fire Commissioner rules for schools, as of 07/01/2026',
  es: 'Georgia, reglas del comisionado de seguridad contra incendios para escuelas, consultadas el 07/01/2026',
};
const intruderSource: Readonly<Record<Language, string>> = {
  en: 'Georgia, O.C.G.A. § 20-2-1185, as of 07/01/2026',
  es: 'Georgia, O.C.G.A. § 20-2-1185, consultado el 07/01/2026',
};

const counting: Pick<DrillRule, 'otherType' | 'eventTypes'> = {
  otherType: '',
  eventTypes: ['planned', 'real'],
};

const georgia: readonly StarterRule[] = [
  {
    ...counting,
    name: {
      en: 'Monthly fire or severe weather drill',
      es: 'Simulacro mensual de incendio o clima severo',
    },
    type: 'fire',
    source: fireSource,
    frequency: {
      kind: 'monthly',
      replacements: [
        { month: 11, type: 'severeWeather' },
        { month: 2, type: 'severeWeather' },
      ],
    },
    toTell: {
      en: 'The fire department and the alarm company before an unannounced drill',
      es: 'Departamento de bomberos y empresa de alarmas, antes de un simulacro sin aviso',
    },
  },
  {
    ...counting,
    name: { en: 'First fire drills of the year', es: 'Primeros simulacros de incendio del año' },
    type: 'fire',
    source: fireSource,
    frequency: { kind: 'afterStart', days: [10, 30] },
    toTell: {
      en: 'The fire department and the alarm company before an unannounced drill',
      es: 'Departamento de bomberos y empresa de alarmas, antes de un simulacro sin aviso',
    },
  },
  {
    ...counting,
    name: {
      en: 'Intruder alert drill by October 1',
      es: 'Simulacro de intruso a más tardar el 1 de octubre',
    },
    type: 'intruder',
    source: intruderSource,
    frequency: { kind: 'windows', windows: [{ from: null, to: '10-01', times: 1 }] },
    toTell: {
      en: 'Families before the drill; local law enforcement and the state after it',
      es: 'Familias, antes del simulacro; policía local y estado, después',
    },
  },
];

export function georgiaStarter(language: Language, newId: () => string): DrillRule[] {
  return georgia.map((rule) => ({
    ...rule,
    id: newId(),
    name: rule.name[language],
    toTell: rule.toTell[language],
    source: rule.source[language],
    eventTypes: [...rule.eventTypes],
    isConfirmed: false,
  }));
}
