import 'reflect-metadata';
import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  type ValidationArguments,
  validateSync,
} from 'class-validator';
import { booleanFromText } from '../input/boolean-from-text.js';
import { PLAIN_EMAIL } from '../input/plain-email.js';

/** A number of this form, read from text. Number() would read a blank, «0x10» and «1e3» too. */
function FromText(form: RegExp): PropertyDecorator {
  return Transform(({ value }) => (typeof value === 'string' && !form.test(value) ? Number.NaN : Number(value)));
}

/** A whole number between two bounds, read from text. */
function WholeNumber(min: number, max: number): PropertyDecorator {
  const message = `debe ser un número entero entre ${min} y ${max}`;
  return (target, key) => {
    FromText(/^\d+$/)(target, key);
    IsInt({ message })(target, key);
    Min(min, { message })(target, key);
    Max(max, { message })(target, key);
  };
}

const WEB = /^https?:\/\/[^\s\\/?#][^\s\\?#]*$/;
const POSTGRES = /^postgres(ql)?:\/\/[^\s/?#][^\s#]*$/;
const REDIS = /^rediss?:\/\/[^\s/?#]+(\/\d*)?$/;
const DOMAIN = /^(?=.{1,200}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;
const SMTP = /^smtps?:\/\/[^\s/?#][^\s#]*$/;

/** An address of this form, since URL would repair it. Only the form is told: it may have a password. */
function Address(form: RegExp, message: string): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'string' && form.test(value) && URL.canParse(value) && isDecodable(value);
  return ValidateBy({ name: 'address', validator: { validate } }, { message });
}

/** Whether the signs of the password are encoded: a bare «%» ends a start later. */
function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address.replace(/\?.*/, '')) !== '';
  } catch {
    return false;
  }
}

/** A setting that says nothing without these others. */
function Needs(...names: string[]): PropertyDecorator {
  const missing = (object: object) => names.filter((name) => object[name as keyof object] === undefined);
  return ValidateBy({
    name: 'needs',
    validator: {
      validate: (_: unknown, given?: ValidationArguments) => missing(given?.object ?? {}).length === 0,
      defaultMessage: (given?: ValidationArguments) => `necesita también ${missing(given?.object ?? {}).join(' y ')}`,
    },
  });
}

/** Every setting of the product, one environment variable each. Durations in seconds unless the name says otherwise. */
export class Settings {
  @WholeNumber(0, 65_535)
  PORT = 3000;

  @IsNotEmpty({ message: 'no puede quedar vacía' })
  HOST = 'localhost';

  /** PostgreSQL 17 or later, as the owner of the schema. Unset: an embedded server in DATA_DIR. */
  @IsOptional()
  @Address(
    POSTGRES,
    'debe ser como postgres://usuario:clave@equipo:5432/base, con los signos de la clave codificados (# es %23)',
  )
  DATABASE_URL?: string;

  /** The password of that login as it is, since in an address its signs are encoded. It replaces the address's. */
  @IsOptional()
  @Needs('DATABASE_URL')
  DATABASE_PASSWORD?: string;

  /** The login that serves requests and owns nothing. Unset: one is made with the name carpetas_app. */
  @IsOptional()
  @Address(
    POSTGRES,
    'debe ser como postgres://usuario:clave@equipo:5432/base, con los signos de la clave codificados (# es %23)',
  )
  DATABASE_APP_URL?: string;

  /** Over which replicas hear one another. Unset: over the database. */
  @IsOptional()
  @Address(REDIS, 'debe ser como redis://usuario:clave@equipo:6379, con los signos de la clave codificados (# es %23)')
  REDIS_URL?: string;

  @IsNotEmpty({ message: 'no puede quedar vacía' })
  DATA_DIR = '.data';

  /** A bucket of S3 for the stored files. Unset: they are in DATA_DIR/archivos. */
  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { message: 'debe ser el nombre de un bucket' })
  S3_BUCKET?: string;

  /** The address of a server that speaks S3. Unset: Amazon's, of the region. */
  @IsOptional()
  @Address(WEB, 'debe ser una dirección completa, como https://s3.ejemplo.com')
  @Needs('S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  S3_ENDPOINT?: string;

  @IsNotEmpty({ message: 'no puede quedar vacía' })
  S3_REGION = 'us-east-1';

  /** Unset, with its secret: those of the machine's role at Amazon. */
  @IsOptional()
  @Needs('S3_BUCKET', 'S3_SECRET_ACCESS_KEY')
  S3_ACCESS_KEY_ID?: string;

  @IsOptional()
  @Needs('S3_BUCKET', 'S3_ACCESS_KEY_ID')
  S3_SECRET_ACCESS_KEY?: string;

  /** Whether the bucket is in the path of addresses. Unset: true with S3_ENDPOINT. */
  @IsOptional()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  @Needs('S3_BUCKET')
  S3_FORCE_PATH_STYLE?: boolean;

  /** What the keys of the bucket begin with, where it has other things too. */
  @IsOptional()
  @Matches(/^[\w.-]+(\/[\w.-]+)*$/, { message: 'debe ser como carpetas, sin barra al principio ni al final' })
  @Needs('S3_BUCKET')
  S3_PREFIX?: string;

  /** Address at which people reach the product; decides whether cookies are Secure. */
  @IsOptional()
  @Address(WEB, 'debe ser una dirección completa, como https://carpetas.ejemplo.com')
  PUBLIC_URL?: string;

  @IsOptional()
  @MinLength(32, { message: 'debe tener al menos 32 caracteres' })
  JWT_SECRET?: string;

  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  DEMO = true;

  /** Whether the description of the API is served. Unset: as DEMO. */
  @IsOptional()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  API_DOCS?: boolean;

  /** An OpenID Connect provider that people may sign in with: its issuer, as its tokens name it. */
  @IsOptional()
  @Address(WEB, 'debe ser una dirección completa, como https://identidad.ejemplo.test')
  OIDC_ISSUER?: string;

  /** Our name at the provider, as a public client that uses PKCE. */
  @IsOptional()
  @IsString()
  OIDC_CLIENT_ID?: string;

  /** What the button says after «Ingresar con». Unset: the provider's host. */
  @IsOptional()
  @IsString()
  OIDC_NAME?: string;

  /** Whether the provider may be at a private address, as it is inside an office's own network. */
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  OIDC_ALLOW_PRIVATE = false;

  /** Where rates of currencies are fetched once a day (README). Unset: people write them. */
  @IsOptional()
  @Address(
    /^https?:\/\/[^\s\\/?#@][^\s\\#@]*$/,
    'debe ser una dirección completa, como https://tasas.ejemplo.test/hoy.json',
  )
  RATES_URL?: string;

  /** Whether it may be at a private address. */
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  RATES_ALLOW_PRIVATE = false;

  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  TRUST_PROXY = false;

  /** How many proxies there are, one behind the other. */
  @WholeNumber(1, 10)
  PROXY_HOPS = 1;

  /** The mail server; unset: mails are left as files in DATA_DIR/mail. */
  @IsOptional()
  @Address(SMTP, 'debe ser como smtp://usuario:clave@servidor:587, con los signos de la clave codificados (# es %23)')
  SMTP_URL?: string;

  @Matches(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, { message: 'debe ser un correo, o un nombre y un correo entre < y >' })
  MAIL_FROM = 'Carpetas <no-responder@localhost>';

  /** The domain of the members' own addresses. Unset: they have none. */
  @IsOptional()
  @Matches(DOMAIN, { message: 'debe ser un dominio en minúsculas, como correo.ejemplo.com' })
  MAIL_DOMAIN?: string;

  /** Where the process shows what it measures, at /metrics. Unset: nothing is measured. 0 takes any free port. */
  @IsOptional()
  @WholeNumber(0, 65_535)
  METRICS_PORT?: number;

  @IsNotEmpty({ message: 'no puede quedar vacía' })
  METRICS_HOST = 'localhost';

  /** Where mail to those addresses is received, by SMTP. Unset: it is not received. 0 takes any free port. */
  @IsOptional()
  @WholeNumber(0, 65_535)
  MAIL_IN_PORT?: number;

  /** Unset: as HOST. */
  @IsOptional()
  @IsString()
  MAIL_IN_HOST?: string;

  /** Whether it is received by LMTP, from a mail server of one's own. */
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  MAIL_IN_LMTP = false;

  /** Files with a key and its certificate (PEM). Unset: STARTTLS is not offered. */
  @IsOptional()
  @IsString()
  MAIL_IN_TLS_KEY?: string;

  @IsOptional()
  @IsString()
  MAIL_IN_TLS_CERT?: string;

  /** The name under which the own mail server writes what it found of a sender (RFC 8601). Unset: none is believed. */
  @IsOptional()
  @IsString()
  MAIL_AUTHSERV_ID?: string;

  /** Whether people may connect the mail account that they have elsewhere, by IMAP and SMTP. */
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  MAIL_ACCOUNTS = true;

  /** Whether the servers of those accounts may be at private addresses, and at any port. */
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  MAIL_ACCOUNTS_ALLOW_PRIVATE = false;

  /** A file with certificates (PEM) of authorities that are trusted for those servers too. */
  @IsOptional()
  @IsString()
  MAIL_ACCOUNTS_CA?: string;

  /** How often those servers are asked what changed, where they do not say it by themselves. */
  @WholeNumber(1, 240)
  MAIL_ACCOUNTS_POLL_SECONDS = 120;

  /** How many of those accounts one process follows. Each has a connection open. */
  @WholeNumber(1, 5_000)
  MAIL_ACCOUNTS_FOLLOWED = 200;

  /** Whether people may sign up by themselves. */
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  SIGN_UP = true;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    message: 'debe ser fatal, error, warn, info, debug, trace o silent',
  })
  LOG_LEVEL = 'info';

  @WholeNumber(30, 86_400)
  ACCESS_TOKEN_SECONDS = 600;

  @WholeNumber(0, 300)
  CLOCK_SKEW_SECONDS = 30;

  @WholeNumber(60, 31_536_000)
  REFRESH_IDLE_SECONDS = 7 * 86_400;

  @WholeNumber(60, 31_536_000)
  REFRESH_ABSOLUTE_SECONDS = 30 * 86_400;

  /** How long a refresh token that was just used still gets the same successor. */
  @WholeNumber(0, 60)
  REFRESH_REUSE_SECONDS = 10;

  /** How long the last known state of a session or membership is used without asking the database. */
  @WholeNumber(0, 30)
  ACCESS_CACHE_SECONDS = 10;

  /** How long the most sensitive changes ask for no new proof of identity. */
  @WholeNumber(1, 86_400)
  STEP_UP_SECONDS = 900;

  @WholeNumber(1, 100_000)
  LIMIT_SIGN_IN_ACCOUNT = 10;

  @WholeNumber(1, 100_000)
  LIMIT_SIGN_IN_ADDRESS = 30;

  @WholeNumber(1, 100_000)
  LIMIT_REFRESH = 150;

  /** Sign-ups a minute from one address. */
  @WholeNumber(1, 100_000)
  LIMIT_SIGN_UP = 5;

  /** Links that may be requested for one e-mail in a minute and, below, in an hour. */
  @WholeNumber(1, 100_000)
  LIMIT_LINKS_MINUTE = 1;

  @WholeNumber(1, 100_000)
  LIMIT_LINKS_HOUR = 5;

  /** Links that may be requested from one address in five minutes, for any e-mails. */
  @WholeNumber(1, 100_000)
  LIMIT_LINKS_ADDRESS = 30;

  /** How long the link of a password reset works and, below, that of a confirmation. */
  @WholeNumber(60, 604_800)
  RESET_LINK_SECONDS = 1_800;

  @WholeNumber(60, 2_592_000)
  CONFIRM_LINK_SECONDS = 86_400;

  /** Invitations mailed in an hour, by one cuenta or by one person in all cuentas. A repeated one counts again. */
  @WholeNumber(1, 100_000)
  LIMIT_INVITATIONS = 30;

  /** Addresses outside to which one cuenta, or one person in all cuentas, may write in an hour. */
  @WholeNumber(1, 1_000_000)
  LIMIT_MAIL = 500;

  /** Mails that one address may hand in by SMTP in a minute. */
  @WholeNumber(1, 1_000_000)
  LIMIT_MAIL_IN = 120;

  /** How many days the link of an invitation works. */
  @WholeNumber(1, 90)
  INVITATION_DAYS = 7;

  /** Cuentas that one person may open in a day. */
  @WholeNumber(1, 100_000)
  LIMIT_CUENTAS = 10;

  /** Pictures that one person may upload in five minutes: each is held in memory while it is redrawn. */
  @WholeNumber(1, 100_000)
  LIMIT_PICTURES = 20;

  /** Contact files that one person may upload in five minutes. */
  @WholeNumber(1, 100_000)
  LIMIT_IMPORTS = 20;

  @WholeNumber(1, 64)
  PASSWORD_CONCURRENCY = 4;

  /** Memory for one password hash, at least what OWASP asks for. Stored hashes are renewed at sign-in. */
  @WholeNumber(19_456, 1_048_576)
  PASSWORD_MEMORY_KIB = 65_536;

  @WholeNumber(2, 20)
  PASSWORD_PASSES = 3;

  @WholeNumber(1, 200)
  POOL_SIZE = 10;

  /** Requests of one person and, below, of one cuenta, that use the database at the same time, on each replica. */
  @WholeNumber(1, 200)
  TURNS_PER_PERSON = 3;

  @WholeNumber(1, 200)
  TURNS_PER_CUENTA = 6;

  /** How many more of each may wait for their turn and, below, how long. */
  @WholeNumber(0, 10_000)
  TURN_QUEUE = 100;

  @WholeNumber(100, 60_000)
  TURN_WAIT_MS = 6_000;

  @WholeNumber(100, 60_000)
  POOL_ACQUIRE_MS = 5_000;

  @WholeNumber(100, 600_000)
  STATEMENT_TIMEOUT_MS = 10_000;

  /** How long PostgreSQL may be silent before its connection is given up: longer than any statement. */
  @WholeNumber(100, 600_000)
  QUERY_TIMEOUT_MS = 12_000;

  @WholeNumber(100, 600_000)
  LOCK_TIMEOUT_MS = 2_000;

  /** How long one waits to add to the audit, where one transaction of the cuenta writes at a time. */
  @WholeNumber(100, 600_000)
  AUDIT_LOCK_TIMEOUT_MS = 1_000;

  @WholeNumber(100, 600_000)
  IDLE_TRANSACTION_TIMEOUT_MS = 15_000;

  @WholeNumber(1_000, 600_000)
  REQUEST_TIMEOUT_MS = 15_000;

  @WholeNumber(1_000, 600_000)
  HANDLER_TIMEOUT_MS = 30_000;

  @WholeNumber(1_000, 3_600_000)
  UPLOAD_TIMEOUT_MS = 600_000;

  @WholeNumber(1, 1024)
  FILE_MAX_MIB = 50;

  @WholeNumber(1, 100)
  FILES_PER_UPLOAD = 10;

  /** Whether the texts of files are read, to be searched. */
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  FILE_TEXTS = true;

  /** Whether the letters of scans and photos are recognised too. */
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  FILE_TEXTS_OCR = true;

  /** How much the documents or archivos of one ZIP may have together. */
  @WholeNumber(1, 65_536)
  ZIP_MAX_MIB = 2_048;

  /** Days that a deleted document or archivo stays in the trash. */
  @WholeNumber(1, 3_650)
  PAPELERA_DAYS = 30;

  /** How long an uploaded file that no document uses may stay. */
  @WholeNumber(1, 86_400)
  UPLOAD_ORPHAN_SECONDS = 60;

  /** How long the address of a picture holds at least; at most it is twice as long. */
  @WholeNumber(1, 604_800)
  PICTURE_ADDRESS_SECONDS = 21_600;

  /** Connections of one person at the same time: about one a tab. */
  @WholeNumber(1, 1_000)
  SOCKETS_PER_USER = 10;

  @WholeNumber(1, 1_000)
  SOCKET_MESSAGES_PER_SECOND = 20;

  @WholeNumber(1, 300)
  SOCKET_PING_SECONDS = 25;

  @WholeNumber(1, 300)
  SOCKET_PONG_SECONDS = 20;

  /** How often the tokens and sessions of open connections are checked again. */
  @WholeNumber(1, 300)
  SOCKET_CHECK_SECONDS = 10;

  /** Before it closes, how long the server announces that on each connection, and a balancer has to notice it. */
  @WholeNumber(0, 60_000)
  SHUTDOWN_GRACE_MS = 3_000;

  /** How long the requests under way may take after that. */
  @WholeNumber(1, 300)
  SHUTDOWN_SECONDS = 25;

  /** How long a mail that was sent can be taken back. */
  @WholeNumber(1, 60)
  MAIL_UNDO_SECONDS = 10;

  /** How often each replica looks for retries and for other replicas' jobs; it starts its own at once or on time. */
  @FromText(/^\d+(\.\d+)?$/)
  @Min(0.5, { message: 'debe ser un número entre 0.5 y 60' })
  @Max(60, { message: 'debe ser un número entre 0.5 y 60' })
  JOBS_POLL_SECONDS = 5;

  /** How long notifications and messages are kept. */
  @WholeNumber(1, 3_650)
  NOTIFICATION_DAYS = 90;

  /** Days from the request to close a cuenta until it closes; it can be undone in between. */
  @WholeNumber(1, 365)
  CIERRE_DAYS = 30;

  /** Exports that a cuenta may request in a day: each holds all its data. */
  @WholeNumber(1, 100_000)
  LIMIT_EXPORTS = 5;

  /** How long an export of a cuenta can be downloaded. */
  @WholeNumber(1, 365)
  EXPORT_DAYS = 7;

  /** A folder with pages of the operator's own, added to the help. Unset: there are only ours. */
  @IsOptional()
  @IsString()
  HELP_DIR?: string;

  /** Who answers what people ask on the help's page of support. Unset: their requests are only kept. */
  @IsOptional()
  @IsEmail(PLAIN_EMAIL, { message: 'debe ser un correo, como soporte@ejemplo.com' })
  SUPPORT_EMAIL?: string;

  /** The folder of the daily constancias of the audit. Unset: `auditoria` in DATA_DIR. */
  @IsOptional()
  @IsString()
  AUDIT_DIR?: string;

  /** Who gets them by mail. */
  @IsOptional()
  @IsEmail(PLAIN_EMAIL, { message: 'debe ser un correo, como auditoria@ejemplo.com' })
  AUDIT_EMAIL?: string;

  /** Where they are posted. */
  @IsOptional()
  @Address(WEB, 'debe ser una dirección completa, como https://auditoria.ejemplo.com/constancias')
  AUDIT_URL?: string;

  /** Whether it may be at a private address. */
  @Transform(booleanFromText)
  @IsBoolean({ message: 'debe ser true o false' })
  AUDIT_ALLOW_PRIVATE = false;

  /** The e-mails of those who run the installation, separated by commas. Unset: nobody opens its administration. */
  @IsOptional()
  @Matches(/^[^\s,@]+@[^\s,@]+(\s*,\s*[^\s,@]+@[^\s,@]+)*$/, {
    message: 'debe ser un correo, o varios separados por comas',
  })
  OPERATORS?: string;

  /** Requests for support that one person may send in an hour. */
  @WholeNumber(1, 100_000)
  LIMIT_SUPPORT = 10;

  /** Opens and seals backups: a passphrase, or a key of age. Unset: backups are not encrypted. */
  @IsOptional()
  @MinLength(16, { message: 'debe tener al menos 16 caracteres' })
  RESPALDO_CLAVE?: string;

  /** The collector to which traces are sent by OTLP over HTTP. Unset: there are none. */
  @IsOptional()
  @Address(WEB, 'debe ser una dirección completa, como http://localhost:4318')
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** What is sent along to it, such as a key: `name=value`, several with commas. OpenTelemetry reads it itself. */
  @IsOptional()
  @IsString()
  OTEL_EXPORTER_OTLP_HEADERS?: string;

  /** The share of the requests and jobs that are traced, unless whoever asks has decided. */
  @FromText(/^\d+(\.\d+)?$/)
  @Min(0, { message: 'debe ser un número entre 0 y 1' })
  @Max(1, { message: 'debe ser un número entre 0 y 1' })
  OTEL_TRACES_SAMPLER_ARG = 1;

  @IsOptional()
  @IsString()
  NODE_ENV?: string;

  /** The commit that the image was built of. Its build sets it. */
  @IsOptional()
  @IsString()
  REVISION?: string;
}

/** The product's public address, with which links in mails begin. It has no slash at the end. */
export function publicUrlOf({ PUBLIC_URL, PORT }: Settings): string {
  return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}

/** An invalid setting. The message names the variable and says in Spanish what it accepts. */
export class SettingsError extends Error {}

/**
 * Reads and validates the settings from environment variables; empty ones count as unset.
 * @throws SettingsError naming every bad variable
 */
export function loadSettings(env: NodeJS.ProcessEnv): Settings {
  const known = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const settings = plainToInstance(Settings, known, { exposeDefaultValues: true });
  const errors = validateSync(settings);
  if (errors.length > 0) {
    const lines = errors.map(({ property, constraints }) => `  ${property} ${Object.values(constraints ?? {})[0]}`);
    throw new SettingsError(`Hay ajustes que no sirven:\n${lines.join('\n')}`);
  }
  return settings;
}
