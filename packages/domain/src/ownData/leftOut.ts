// What is never part of the archive, and why. The page and the readme of the archive list these reasons.
import type { InBoth } from './groups.ts';

export const leftOutReasons = {
  signIn: {
    en: 'Passwords, second factors, sessions, sign-in links and linked sign-in accounts, which would let others sign in.',
    es: 'Contraseñas, segundos factores, sesiones, enlaces de acceso y cuentas de acceso vinculadas, con los que otros podrían entrar.',
  },
  secrets: {
    en: 'Secret keys, addresses of calendars and responder links, and push keys.',
    es: 'Claves secretas, direcciones de calendarios y de enlaces para respondedores, y claves de notificaciones.',
  },
  messages: {
    en: 'Mails and notifications, which hold personal links and codes. The records they are about are in the archive.',
    es: 'Correos y notificaciones, que contienen enlaces y códigos personales. Los registros de los que tratan están en el archivo.',
  },
  computed: {
    en: 'Counts, search words and measurements that are computed from other rows of the archive.',
    es: 'Recuentos, palabras de búsqueda y mediciones que se calculan a partir de otras filas del archivo.',
  },
  temporary: {
    en: 'Short-lived work of the app, such as uploads under way, rate limits and reminders that were sent.',
    es: 'Trabajo breve de la aplicación, como cargas en curso, límites y recordatorios enviados.',
  },
  provider: {
    en: 'Settings and error reports of the provider.',
    es: 'Ajustes e informes de errores del proveedor.',
  },
} as const satisfies Record<string, InBoth>;
export type LeftOutReason = keyof typeof leftOutReasons;

/** For people who may not read the plans of every school. */
export const plansLeftOut = {
  en: "Emergency plans, contacts and tables of roles with their files and history, because you can't read those of every school.",
  es: 'Planes de emergencia, contactos y tablas de funciones con sus archivos y su historial, porque usted no puede leer los de todas las escuelas.',
} as const satisfies InBoth;
