import path from 'node:path';
import { type AnnouncedFirst, yearOfAnnounced } from '@manasik/core/calendar/announced';
import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { z } from 'zod';

/** An unusable environment; `message` is one line that names the variable. */
export class ConfigError extends Error {}

const port = z.coerce.number().int().min(0).max(65535);
const url = (...protocols: string[]) =>
  z.url().refine(
    // Another check reports text that is not an address at all.
    (value) => !URL.canParse(value) || protocols.includes(new URL(value).protocol),
    `must begin with ${protocols.join(' or ')}`,
  );
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  MANASIK_DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  BASE_URL: url('http:', 'https:').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).default('Manasik <no-reply@localhost>'),
  CONTACT_EMAIL: z.email().optional(),
  // packages/web/build.ts puts it into the pages. It is read here so that an invalid one is reported at the start.
  CONTACT_PHONE: z.e164().optional(),
  // packages/web/build.ts puts it into the pages, too; the assistant reads it here.
  DHU_AL_HIJJAH_FIRST: z
    .string()
    .refine(
      (value) => isCivilDate(value) && yearOfAnnounced(value) !== null,
      'must be the date on which Dhu al-Hijjah begins, YYYY-MM-DD, at most one day from the Umm al-Qura calendar',
    )
    .optional(),
  TRUST_PROXY: flag.default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
  TILE_URL: url('http:', 'https:')
    .refine(
      (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
      'must have {z}, {x} and {y}',
    )
    .optional(),
  TILE_ATTRIBUTION: z.string().min(1).max(200).optional(),
  AI_BASE_URL: url('http:', 'https:').optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_EMBEDDING_MODEL: z.string().min(1).max(200).optional(),
  AI_API_KEY: z.string().min(1).max(1000).optional(),
  AI_TOKENS: whole(50, 100_000).default(1200),
  AI_ANSWERS_OF_ACCOUNT: whole(0, 1_000_000).default(50),
  AI_ANSWERS_IN_ALL: whole(0, 100_000_000).default(2000),
  AI_FIRST_SECONDS: whole(1, 300).default(15),
  AI_WHOLE_SECONDS: whole(1, 600).default(60),
});

/** A language model behind an OpenAI-compatible interface. */
export interface ModelConfig {
  /** The address before `/chat/completions`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Finds further passages for the model; undefined where only the engine finds them. */
  readonly embeddingModel: string | undefined;
  /** A server of one's own may need none. */
  readonly apiKey: string | undefined;
  /** The most tokens of one answer. */
  readonly tokens: number;
  /** Answers in 24 hours. */
  readonly answersOfAccount: number;
  readonly answersInAll: number;
  /** The longest time that the first word may take, and the whole answer. */
  readonly firstSeconds: number;
  readonly wholeSeconds: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Contains the embedded database, its snapshots and the file outbox. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** The origin that users see, without a trailing slash. */
  readonly baseUrl: string;
  readonly logLevel: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly contactEmail: string | undefined;
  readonly trustProxy: boolean;
  readonly metricsToken: string | undefined;
  /** Tiles for the map's background, with `{z}`, `{x}` and `{y}`. */
  readonly tileUrl: string | undefined;
  /** The attribution of that background. */
  readonly tileAttribution: string | undefined;
  /** The operator's date on which Dhu al-Hijjah begins; null before it is announced. */
  readonly announcedFirst: AnnouncedFirst;
  /** Null where none is configured. */
  readonly model: ModelConfig | null;
}

/**
 * Reads the configuration from environment variables; an empty variable counts as unset.
 * @throws ConfigError naming each invalid variable and its fault
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`);
    throw new ConfigError(`Wrong setting. ${faults.join('; ')}`);
  }
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: path.resolve(e.MANASIK_DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    redisUrl: e.REDIS_URL,
    baseUrl: (e.BASE_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    logLevel: e.LOG_LEVEL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    contactEmail: e.CONTACT_EMAIL,
    trustProxy: e.TRUST_PROXY,
    metricsToken: e.METRICS_TOKEN,
    tileUrl: e.TILE_URL,
    tileAttribution: e.TILE_ATTRIBUTION,
    announcedFirst: e.DHU_AL_HIJJAH_FIRST ?? null,
    model: modelIn(e),
  };
}

const required = (name: string, by: string) => new ConfigError(`Wrong setting. ${name}: required with ${by}`);

/** @throws ConfigError when the address or the name is missing, and another of the names is set */
function modelIn(e: z.output<typeof Environment>): ModelConfig | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_EMBEDDING_MODEL: embeddingModel } = e;
  if (baseUrl === undefined && model === undefined && embeddingModel === undefined) return null;
  if (baseUrl === undefined)
    throw required('AI_BASE_URL', model === undefined ? 'AI_EMBEDDING_MODEL' : 'AI_MODEL');
  if (model === undefined) throw required('AI_MODEL', 'AI_BASE_URL');
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model,
    embeddingModel,
    apiKey: e.AI_API_KEY,
    tokens: e.AI_TOKENS,
    answersOfAccount: e.AI_ANSWERS_OF_ACCOUNT,
    answersInAll: e.AI_ANSWERS_IN_ALL,
    firstSeconds: e.AI_FIRST_SECONDS,
    wholeSeconds: e.AI_WHOLE_SECONDS,
  };
}
