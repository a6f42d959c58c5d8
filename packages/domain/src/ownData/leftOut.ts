// What is never part of the archive, and why. The page and the readme of the archive list these reasons.
import type { InBoth } from './groups.ts';

export const leftOutReasons = {
  signIn: {
    en: 'Passwords, multi-factor authentication (MFA) secrets, sessions, sign-in links and linked sign-in accounts, which would let other people sign in.',
    es: 'Contraseñas, secretos de la autenticación multifactor (MFA), sesiones, enlaces de acceso y cuentas de acceso vinculadas, con los que otras personas podrían iniciar sesión.',
  },
  secrets: {
    en: 'Secret keys, calendar and responder link addresses, and push notification keys.',
    es: 'Claves secretas, direcciones de calendarios y de enlaces para socorristas, y claves de notificaciones.',
  },
  messages: {
    en: 'Emails and notifications, which contain personal links and codes. The records they refer to are in the archive.',
    es: 'Correos y notificaciones, que contienen enlaces y códigos personales. Los registros a los que se refieren están en el archivo.',
  },
  computed: {
    en: 'Counts, search terms and measurements calculated from other rows in the archive.',
    es: 'Recuentos, términos de búsqueda y mediciones que se calculan a partir de otras filas del archivo.',
  },
  temporary: {
    en: "The app's temporary data, such as uploads in progress, rate limits and reminders already sent.",
    es: 'Datos temporales de la aplicación, como cargas en curso, límites de uso y recordatorios ya enviados.',
  },
  provider: {
    en: "The provider's settings and error reports.",
    es: 'Ajustes e informes de errores del proveedor.',
  },
} as const satisfies Record<string, InBoth>;
export type LeftOutReason = keyof typeof leftOutReasons;

/** For people who may not read the plans of every school. */
export const plansLeftOut = {
  en: "Emergency plans, contacts and role tables, with their files and history, because you can't read them for every school.",
  es: 'Planes de emergencia, contactos y tablas de funciones con sus archivos y su historial, porque usted no puede leer los de todas las escuelas.',
} as const satisfies InBoth;
