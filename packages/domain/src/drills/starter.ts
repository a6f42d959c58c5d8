// Rules to begin with. They are no legal advice: each stays "to be confirmed by the district" until somebody did.
import type { DrillRule } from './rules.ts';

type Language = 'en' | 'es';
type StarterRule = Omit<DrillRule, 'id' | 'name' | 'toTell' | 'source' | 'isConfirmed'> &
  Readonly<Record<'name' | 'toTell' | 'source', Readonly<Record<Language, string>>>>;

/** As of this day. */
export const georgiaStarterAsOf = '2026-07-01';

const fireSource: Readonly<Record<Language, string>> = {
  en: 'Georgia, rules of the Safety Fire Commissioner for schools, as read on 07/01/2026',
  es: 'Georgia, reglas del comisionado de seguridad contra incendios para escuelas, según lectura del 07/01/2026',
};
const intruderSource: Readonly<Record<Language, string>> = {
  en: 'Georgia, O.C.G.A. § 20-2-1185, as read on 07/01/2026',
  es: 'Georgia, O.C.G.A. § 20-2-1185, según lectura del 07/01/2026',
};

const counting: Pick<DrillRule, 'otherType' | 'eventTypes'> = {
  otherType: '',
  eventTypes: ['planned', 'real'],
};

const georgia: readonly StarterRule[] = [
  {
    ...counting,
    name: { en: 'Monthly fire drill', es: 'Simulacro mensual de incendio' },
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
      es: 'Al departamento de bomberos y a la empresa de alarmas antes de un simulacro sin aviso',
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
      es: 'Al departamento de bomberos y a la empresa de alarmas antes de un simulacro sin aviso',
    },
  },
  {
    ...counting,
    name: { en: 'Intruder alert drill by October 1', es: 'Simulacro de intruso antes del 1 de octubre' },
    type: 'intruder',
    source: intruderSource,
    frequency: { kind: 'windows', windows: [{ from: null, to: '10-01', times: 1 }] },
    toTell: {
      en: 'Families before the drill, local law enforcement, and the state after it',
      es: 'A las familias antes del simulacro, a la policía local y al estado después',
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
