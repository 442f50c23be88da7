import { LIMITS, TIMES } from './limits-table.js';
import {
  atLeast,
  between,
  email,
  FLAG,
  matching,
  oneOf,
  PORT,
  POSTGRES,
  REDIS,
  type SettingsTable,
  SMTP,
  TEXT,
  web,
  whole,
} from './setting.js';

const LISTENING = {
  PORT: { is: PORT, value: 3000, es: 'Puerto de la aplicación.', en: 'where it listens' },
  HOST: {
    is: TEXT,
    value: 'localhost',
    es: 'Interfaz de red: localhost atiende solo a esta máquina; 0.0.0.0, a toda la red.',
    en: '`0.0.0.0` for the whole network',
  },
  PUBLIC_URL: {
    ...web('https://carpetas.ejemplo.com'),
    es: 'Dirección con la que las personas llegan, si no es http://localhost:PORT. Con https, las cookies son Secure.',
    en: 'the address that people use; with https, cookies are Secure',
  },
  TRUST_PROXY: {
    is: FLAG,
    value: false,
    es: 'true detrás de un proxy que agrega X-Forwarded-For y X-Forwarded-Proto; nunca sin él.',
    en: '`true` only behind a proxy that sets X-Forwarded-For',
  },
  PROXY_HOPS: {
    is: whole(1, 10),
    value: 1,
    es: 'Cantidad de proxies, uno detrás de otro. Lo que X-Forwarded-For dice antes de ellos lo pudo escribir cualquiera.',
    en: 'how many proxies there are',
  },
} satisfies SettingsTable;

const KEEPING = {
  DATABASE_URL: {
    is: POSTGRES,
    isSecret: true,
    example: 'postgres://carpetas:clave@localhost:5432/carpetas',
    es: 'Dirección de un PostgreSQL 17 o posterior, con el usuario dueño del esquema: con él se crean los roles y se aplican las migraciones. Sin definir, se usa un PostgreSQL incorporado, en DATA_DIR.',
    en: "the owner's login on PostgreSQL 17 or later",
    unset: 'embedded PostgreSQL',
  },
  DATABASE_PASSWORD: {
    is: TEXT,
    isSecret: true,
    example: 'clave',
    needs: ['DATABASE_URL'],
    es: 'La contraseña de ese usuario tal como es, si en la dirección habría que codificar sus signos. Vale en lugar de la de DATABASE_URL.',
    en: "the owner's password as it is, with signs that an address would have to encode",
    unset: 'that of `DATABASE_URL`',
  },
  DATABASE_APP_URL: {
    is: POSTGRES,
    isSecret: true,
    example: 'postgres://carpetas_app:clave@localhost:5432/carpetas',
    es: 'La misma base de datos, con el usuario que atiende los pedidos y no es dueño de nada. Sin definir, se crea carpetas_app.',
  },
  REDIS_URL: {
    is: REDIS,
    isSecret: true,
    example: 'redis://usuario:clave@localhost:6379',
    es: 'Un Redis por el que varias réplicas se hablan. Sin definir, lo hacen por la base de datos.',
    en: 'a Redis over which [several replicas](#several-replicas) talk, instead of the database',
  },
  DATA_DIR: {
    is: TEXT,
    value: '.data',
    es: 'Carpeta de los archivos subidos, del secreto de firma y del PostgreSQL incorporado.',
    en: 'uploaded files, the signing secret, the embedded database',
  },
  S3_BUCKET: {
    is: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'el nombre de un bucket'),
    example: 'carpetas-archivos',
    es: 'Un bucket de S3 para los archivos, de Amazon o de otro servidor que lo hable. Sin definir, están en DATA_DIR/archivos. Los que ya hay se pasan con `npm run archivos:mover -- --a s3`.',
    en: 'with the other `S3_…`, [files on S3](#files-on-s3)',
    unset: 'files in `DATA_DIR/archivos`',
  },
  S3_ENDPOINT: {
    ...web('https://s3.ejemplo.com'),
    needs: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    es: 'Dirección del servidor, si no es Amazon.',
  },
  S3_REGION: { is: TEXT, value: 'us-east-1' },
  S3_ACCESS_KEY_ID: {
    is: TEXT,
    example: 'carpetas',
    needs: ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
    es: 'Sin definir las dos, las del rol de la máquina en Amazon.',
  },
  S3_SECRET_ACCESS_KEY: { is: TEXT, isSecret: true, example: 'clave', needs: ['S3_BUCKET', 'S3_ACCESS_KEY_ID'] },
  S3_FORCE_PATH_STYLE: {
    is: FLAG,
    example: 'true',
    needs: ['S3_BUCKET'],
    es: 'true pone el bucket en la ruta de las direcciones; false, en el nombre del servidor. Sin definir, true con S3_ENDPOINT.',
  },
  S3_PREFIX: {
    is: matching(/^[\w.-]+(\/[\w.-]+)*$/, 'como carpetas, sin barra al principio ni al final'),
    example: 'carpetas',
    needs: ['S3_BUCKET'],
    es: 'Con qué empiezan los nombres, si el bucket tiene también otras cosas.',
  },
  DEMO: {
    is: FLAG,
    value: true,
    es: 'true carga los datos de demostración si la base de datos está vacía. En producción: false, que es lo que vale con docker compose mientras no se defina.',
    en: '`false` in production: demo data has a known password',
  },
  API_DOCS: {
    is: FLAG,
    example: 'true',
    es: 'true sirve la descripción de la API en /api/docs y /api/openapi.json; false responde 404 en ambas. Sin definir, lo que diga DEMO: en producción, con DEMO=false, no se sirve.',
    en: '`true`: the description of the API is at `/api/docs` and `/api/openapi.json`; otherwise both are 404',
    unset: 'as `DEMO`',
  },
  RESPALDO_CLAVE: {
    is: atLeast(16),
    isSecret: true,
    example: 'una frase larga que nadie adivina',
    es: 'Clave de las copias de `npm run respaldo`: una frase de 16 caracteres o más, o una clave de age. Con la pública (age1…) se copia; para restaurar hace falta la privada (AGE-SECRET-KEY-1…). `npm run respaldo -- --nueva-clave` hace un par. Sin definir, las copias no se cifran.',
    en: 'encrypts [backups](backup.md#keys)',
  },
} satisfies SettingsTable;

const SESSIONS = {
  JWT_SECRET: {
    is: atLeast(32),
    isSecret: true,
    es: 'Secreto con el que se firman los accesos, de 32 caracteres o más. Sin definir, se genera y se guarda en DATA_DIR; con varias réplicas, debe ser el mismo en todas.',
    en: 'the same on all replicas; seals second factors',
    unset: 'made and kept in `DATA_DIR`',
  },
  OIDC_ISSUER: {
    ...web('https://identidad.ejemplo.test'),
    es: 'Proveedor de identidad (OpenID Connect) con el que se puede ingresar: su emisor y el identificador de Carpetas en él, como cliente público con PKCE. La dirección de regreso es PUBLIC_URL/ingreso-proveedor.',
  },
  OIDC_CLIENT_ID: { is: TEXT, example: 'carpetas' },
  OIDC_NAME: {
    is: TEXT,
    es: 'Lo que dice el botón después de «Ingresar con». Sin definir, dice la dirección del proveedor.',
  },
  OIDC_ALLOW_PRIVATE: { is: FLAG, value: false, es: 'true si el proveedor está en una red privada.' },
  ACCESS_TOKEN_SECONDS: {
    is: whole(30, 86_400),
    value: 600,
    es: 'Duración de un token de acceso y diferencia de reloj que se tolera, en segundos.',
  },
  CLOCK_SKEW_SECONDS: { is: whole(0, 300), value: 30 },
  REFRESH_IDLE_SECONDS: {
    is: whole(60, 31_536_000),
    value: 7 * 86_400,
    es: 'Duración de una sesión sin uso y duración total, en segundos (7 y 30 días).',
  },
  REFRESH_ABSOLUTE_SECONDS: { is: whole(60, 31_536_000), value: 30 * 86_400 },
  REFRESH_REUSE_SECONDS: {
    is: whole(0, 60),
    value: 10,
    es: 'Segundos en los que se tolera que la misma renovación llegue dos veces.',
  },
  ACCESS_CACHE_SECONDS: {
    is: whole(0, 30),
    value: 10,
    es: 'Segundos en los que el estado conocido de una sesión y de un rol vale sin consultar la base de datos.',
  },
  STEP_UP_SECONDS: {
    is: whole(1, 86_400),
    value: 900,
    es: 'Segundos, desde que una persona se identificó, en los que puede hacer los cambios más delicados sin repetirlo.',
  },
  PASSWORD_CONCURRENCY: {
    is: whole(1, 64),
    value: 4,
    es: 'Verificaciones de contraseña a la vez, memoria de cada una en KiB (64 MiB) y pasadas.',
  },
  PASSWORD_MEMORY_KIB: { is: whole(19_456, 1_048_576), value: 65_536 },
  PASSWORD_PASSES: { is: whole(2, 20), value: 3 },
  RESET_LINK_SECONDS: {
    is: whole(60, 604_800),
    value: 1_800,
    es: 'Duración del enlace para elegir otra contraseña y del que confirma un correo, en segundos (30 minutos y 24 horas).',
  },
  CONFIRM_LINK_SECONDS: { is: whole(60, 2_592_000), value: 86_400 },
  SIGN_UP: {
    is: FLAG,
    value: true,
    es: 'false para que nadie pueda registrarse por su cuenta: solo se entra por invitación.',
    en: '`false`: people come in by invitation alone',
  },
} satisfies SettingsTable;

const MAIL = {
  SMTP_URL: {
    is: SMTP,
    isSecret: true,
    example: 'smtp://usuario:clave@correo.ejemplo.com:587',
    es: 'Servidor que entrega los correos. Sin definir, quedan como archivos .eml en DATA_DIR/mail.',
    en: 'the mail server',
    unset: 'files in `DATA_DIR/mail`',
  },
  MAIL_FROM: {
    is: matching(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'un correo, o un nombre y un correo entre < y >'),
    value: 'Carpetas <no-responder@localhost>',
    es: 'Remitente.',
    en: 'who mails are from',
  },
  MAIL_DOMAIN: {
    is: matching(
      /^(?=.{1,200}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
      'un dominio en minúsculas, como correo.ejemplo.com',
    ),
    example: 'correo.ejemplo.com',
    es: 'Dominio de las direcciones propias de los integrantes (alias@dominio). Sin definir, no tienen.',
    en: "the domain of the members' own addresses",
  },
  MAIL_IN_PORT: {
    is: PORT,
    example: '2525',
    es: 'Puerto en el que se reciben los correos a esas direcciones, por SMTP. Sin definir, no se reciben.',
    en: 'where [mail to them](#mail-from-outside) is received',
  },
  MAIL_IN_HOST: {
    is: TEXT,
    example: 'localhost',
    es: 'Interfaz de red en la que se reciben. Sin definir, la de HOST.',
  },
  MAIL_IN_LMTP: { is: FLAG, value: false, es: 'true para recibirlos por LMTP, de un servidor de correo propio.' },
  MAIL_IN_TLS_KEY: {
    is: TEXT,
    example: '/etc/carpetas/correo-clave.pem',
    es: 'Archivos (PEM) de una clave y de su certificado. Sin definir, no se ofrece STARTTLS.',
  },
  MAIL_IN_TLS_CERT: { is: TEXT, example: '/etc/carpetas/correo-certificado.pem' },
  MAIL_AUTHSERV_ID: {
    is: TEXT,
    example: 'mx.ejemplo.com',
    es: 'Nombre con el que el servidor de correo propio escribe Authentication-Results. Sin definir, no se cree en ninguno.',
  },
  MAIL_ACCOUNTS: {
    is: FLAG,
    value: true,
    es: 'false para que nadie pueda conectar la cuenta de correo que ya tiene en otro servidor (IMAP y SMTP).',
    en: '`false`: nobody connects the mail account that they have elsewhere',
  },
  MAIL_ACCOUNTS_ALLOW_PRIVATE: {
    is: FLAG,
    value: false,
    es: 'true para que esos servidores puedan estar en direcciones privadas y en cualquier puerto, como en una red propia.',
  },
  MAIL_ACCOUNTS_CA: {
    is: TEXT,
    example: '/etc/carpetas/autoridad.pem',
    es: 'Archivo (PEM) con certificados de autoridades en las que también se confía para esos servidores.',
  },
  MAIL_ACCOUNTS_POLL_SECONDS: {
    is: whole(1, 240),
    value: 120,
    es: 'Cada cuántos segundos se les pregunta qué cambió, cuando no lo avisan por sí mismos.',
  },
  MAIL_ACCOUNTS_FOLLOWED: {
    is: whole(1, 5_000),
    value: 200,
    es: 'Cuántas de esas cuentas sigue cada proceso, con una conexión abierta cada una. Las demás esperan, y el registro lo dice.',
    en: 'how many of those accounts one replica follows; [the others wait](#mail-accounts-elsewhere)',
  },
} satisfies SettingsTable;

const RATES = {
  RATES_URL: {
    ...web('https://tasas.ejemplo.test/hoy.json', /^https?:\/\/[^\s\\/?#@][^\s\\#@]*$/),
    es: 'De dónde se traen cotizaciones una vez por día, a las 13.10 UTC. Sin definir, las anotan las personas. Responde JSON: {"cotizaciones":[{"fecha":"2026-11-26","moneda":"USD","base":"ARS","valor":"1050.50"}]}',
  },
  RATES_ALLOW_PRIVATE: { is: FLAG, value: false, es: 'true si está en una red privada.' },
} satisfies SettingsTable;

const HELP = {
  HELP_DIR: {
    is: TEXT,
    example: '/etc/carpetas/ayuda',
    es: 'Carpeta con páginas de ayuda propias, que se agregan a las del producto o las reemplazan. Sin definir, no hay.',
    en: 'pages of help of your own',
  },
  SUPPORT_EMAIL: {
    ...email('soporte@ejemplo.com'),
    es: 'Correo de quien responde lo que las personas piden en la página de soporte. Sin definir, los pedidos solo se guardan.',
    en: 'who answers [requests for support](#help-and-support)',
  },
  LIMIT_SUPPORT: { is: whole(1, 100_000), value: 10, es: 'Pedidos de soporte que una persona puede enviar por hora.' },
} satisfies SettingsTable;

const ADMINISTRATION = {
  OPERATORS: {
    is: matching(/^[^\s,@]+@[^\s,@]+(\s*,\s*[^\s,@]+@[^\s,@]+)*$/, 'un correo, o varios separados por comas'),
    example: 'ana@ejemplo.com,luis@ejemplo.com',
    es: 'Correos, separados por comas, de quienes administran la instalación en /administracion: cada uno con su correo confirmado y la verificación en dos pasos activada. Sin definir, nadie.',
    en: 'the e-mails of those who may open the [administration](#administration)',
  },
} satisfies SettingsTable;

const AUDIT = {
  AUDIT_DIR: {
    is: TEXT,
    example: '/var/lib/constancias',
    es: 'Cada día, hasta dónde llega la auditoría de cada cuenta, firmado. Carpeta donde queda; sin definir, auditoria en DATA_DIR.',
  },
  AUDIT_EMAIL: {
    ...email('auditoria@ejemplo.com'),
    es: 'A quién se envía, y a qué dirección se manda con POST. Sin definir, a nadie.',
  },
  AUDIT_URL: {
    ...web('https://auditoria.ejemplo.com/constancias'),
  },
  AUDIT_ALLOW_PRIVATE: { is: FLAG, value: false, es: 'true si está en una red privada.' },
} satisfies SettingsTable;

const MEASURES = {
  METRICS_PORT: {
    is: PORT,
    example: '9464',
    es: 'Puerto en el que el proceso muestra lo que mide de sí, en /metrics (formato de Prometheus). Sin definir, no mide.',
    en: '[metrics](#metrics) for Prometheus',
  },
  METRICS_HOST: { is: TEXT, value: 'localhost', es: 'Interfaz de red de ese puerto.' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...web('http://localhost:4318'),
    es: 'Colector de OpenTelemetry (OTLP por HTTP) al que se mandan las trazas de pedidos, consultas y trabajos. Sin definir, no hay, y no cuesta nada.',
    en: 'where [traces](#traces) are sent',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    is: TEXT,
    isSecret: true,
    example: 'authorization=Bearer clave',
    es: 'Encabezados que pide, como una clave: nombre=valor, separados por comas.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    is: between(0, 1),
    value: 1,
    es: 'Parte de los pedidos y de los trabajos que se traza, de 0 a 1. Quien pide con un traceparent ya lo decidió.',
  },
} satisfies SettingsTable;

const LOG = {
  LOG_LEVEL: {
    is: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    value: 'info',
    es: 'fatal, error, warn, info, debug, trace o silent.',
    en: 'how much is [logged](#health-logs-and-stopping)',
  },
  NODE_ENV: { is: TEXT, example: 'production', es: 'production o development.' },
} satisfies SettingsTable;

/** The build of the image sets it to its commit. */
const BUILD = { REVISION: { is: TEXT } } satisfies SettingsTable;

/** The groups of .env.example, in its order. */
export const GROUPS: Record<string, SettingsTable> = {
  'Dónde escucha': LISTENING,
  'Dónde guarda': KEEPING,
  Sesiones: SESSIONS,
  Correo: MAIL,
  Cotizaciones: RATES,
  Ayuda: HELP,
  Administración: ADMINISTRATION,
  'Constancias de la auditoría': AUDIT,
  Límites: LIMITS,
  Tiempos: TIMES,
  'Métricas y trazas': MEASURES,
  Registro: LOG,
};

/**
 * All settings of the product, each an environment variable. Durations are in seconds unless the name says otherwise.
 */
export const SETTINGS = {
  ...LISTENING,
  ...KEEPING,
  ...SESSIONS,
  ...MAIL,
  ...RATES,
  ...HELP,
  ...ADMINISTRATION,
  ...AUDIT,
  ...LIMITS,
  ...TIMES,
  ...MEASURES,
  ...LOG,
  ...BUILD,
};
