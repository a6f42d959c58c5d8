// Every setting comes from the environment and has a default that works on one machine.
import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigProblem } from './configProblem.ts';
import { type OidcProvider, oidcSettings } from './oidc.ts';

export { ConfigProblem } from './configProblem.ts';

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((text) => ['on', 'true', '1'].includes(text));
const optionalUrl = z.url().optional();

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  PUBLIC_URL: optionalUrl,
  TRUST_PROXY: z.string().optional(),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(6_000),
  DEMO: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  AUTH_SECRET: z.string().min(32).optional(),
  /** Provider staff reach every school, so they need a second factor unless the district switches that off. */
  STAFF_SECOND_FACTOR: flag.optional(),
  S3_URL: optionalUrl,
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  SMS_URL: optionalUrl,
  SMS_TOKEN: z.string().optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z.string().optional(),
});

type Environment = z.infer<typeof environmentSchema>;

export type Config = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  publicUrl: string | undefined;
  /** True for one proxy, or the addresses of all. */
  trustProxy: boolean | string;
  /** Per session and process; 0 for no limit. */
  requestsPerMinute: number;
  demo: boolean;
  logLevel: Environment['LOG_LEVEL'];
  authSecret: string | undefined;
  staffNeedFactor: boolean;
  oidc: readonly OidcProvider[];
  s3:
    | Readonly<{ url: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }>
    | undefined;
  smtp: Readonly<{ url: string; from: string }> | undefined;
  sms: Readonly<{ url: string; token: string | undefined }> | undefined;
  vapid: Readonly<{ publicKey: string; privateKey: string; subject: string }> | undefined;
}>;

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigProblem(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: trustProxy(env.TRUST_PROXY),
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    demo: env.DEMO,
    logLevel: env.LOG_LEVEL,
    authSecret: env.AUTH_SECRET,
    // The demo district is for evaluation: its staff account needs only a password.
    staffNeedFactor: env.STAFF_SECOND_FACTOR ?? !env.DEMO,
    oidc: oidcSettings(withoutEmpty(environment)),
    s3: s3Settings(env),
    smtp: smtpSettings(env),
    sms: env.SMS_URL === undefined ? undefined : { url: env.SMS_URL, token: env.SMS_TOKEN },
    vapid: vapidSettings(env),
  };
}

function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
}

function trustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false' || value === 'off') return false;
  return value === 'true' || value === 'on' ? true : value;
}

function s3Settings(env: Environment): Config['s3'] {
  if (env.S3_URL === undefined) return undefined;
  if (
    env.S3_BUCKET === undefined ||
    env.S3_ACCESS_KEY_ID === undefined ||
    env.S3_SECRET_ACCESS_KEY === undefined
  ) {
    throw new ConfigProblem('S3_URL also needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  return {
    url: env.S3_URL,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

function smtpSettings(env: Environment): Config['smtp'] {
  if (env.SMTP_URL === undefined) return undefined;
  if (env.MAIL_FROM === undefined)
    throw new ConfigProblem('SMTP_URL also needs MAIL_FROM, the address that mail comes from.');
  return { url: env.SMTP_URL, from: env.MAIL_FROM };
}

function vapidSettings(env: Environment): Config['vapid'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) {
    throw new ConfigProblem('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together.');
  }
  return { publicKey, privateKey, subject };
}
