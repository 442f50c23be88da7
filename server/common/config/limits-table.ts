import { between, FLAG, type SettingsTable, whole } from './setting.js';

export const LIMITS = {
  LIMIT_SIGN_IN_ACCOUNT: {
    is: whole(1, 100_000),
    value: 10,
    es: 'Intentos de ingreso por correo cada 15 minutos, y por dirección de red cada 5.',
  },
  LIMIT_SIGN_IN_ADDRESS: { is: whole(1, 100_000), value: 30 },
  LIMIT_REFRESH: { is: whole(1, 100_000), value: 150, es: 'Renovaciones por dirección de red cada 5 minutos.' },
  LIMIT_INVITATIONS: {
    is: whole(1, 100_000),
    value: 30,
    es: 'Invitaciones que una cuenta, y una persona en todas las suyas, pueden enviar por hora; días que vale cada enlace.',
  },
  INVITATION_DAYS: { is: whole(1, 90), value: 7 },
  LIMIT_MAIL: {
    is: whole(1, 1_000_000),
    value: 500,
    es: 'Direcciones de afuera a las que una cuenta, y una persona en todas las suyas, pueden escribir por hora.',
  },
  LIMIT_MAIL_IN: {
    is: whole(1, 1_000_000),
    value: 120,
    es: 'Correos que una dirección de red puede entregar por SMTP cada minuto.',
  },
  LIMIT_SIGN_UP: { is: whole(1, 100_000), value: 5, es: 'Registros por dirección de red cada minuto.' },
  LIMIT_LINKS_MINUTE: {
    is: whole(1, 100_000),
    value: 1,
    es: 'Enlaces que se pueden pedir a un mismo correo, por minuto y por hora.',
  },
  LIMIT_LINKS_HOUR: { is: whole(1, 100_000), value: 5 },
  LIMIT_LINKS_ADDRESS: {
    is: whole(1, 100_000),
    value: 30,
    es: 'Enlaces que se pueden pedir desde una dirección de red cada 5 minutos, para cualquier correo.',
  },
  LIMIT_CUENTAS: {
    is: whole(1, 100_000),
    value: 10,
    es: 'Cuentas que una persona puede abrir por día, e imágenes que puede enviar cada 5 minutos.',
  },
  LIMIT_PICTURES: { is: whole(1, 100_000), value: 20 },
  LIMIT_IMPORTS: {
    is: whole(1, 100_000),
    value: 20,
    es: 'Archivos de contactos que una persona puede importar cada 5 minutos.',
  },
  FILE_MAX_MIB: {
    is: whole(1, 1024),
    value: 50,
    es: 'Tamaño máximo de un archivo, en MiB, y archivos por envío. Las imágenes y lo que se importa tienen además un máximo propio de 5 MiB: por debajo de 5, también para ellos vale este.',
  },
  FILES_PER_UPLOAD: { is: whole(1, 100), value: 10 },
  FILE_TEXTS: {
    is: FLAG,
    value: true,
    es: 'true lee el texto de los archivos, para buscar en él. Cada uno se lee aparte, en un proceso con memoria y tiempo limitados (640 MiB; 45 segundos), de a uno por vez.',
  },
  FILE_TEXTS_OCR: {
    is: FLAG,
    value: true,
    es: 'true reconoce además las letras de lo escaneado y de las fotos, en español: usa un procesador por varios segundos por página (hasta 4 minutos por archivo), con la menor prioridad, de a un archivo por vez.',
  },
  ZIP_MAX_MIB: {
    is: whole(1, 65_536),
    value: 2_048,
    es: 'Tamaño máximo de los documentos o archivos que se descargan juntos en un ZIP, en MiB.',
  },
  PAPELERA_DAYS: {
    is: whole(1, 3_650),
    value: 30,
    es: 'Días que un documento o un archivo eliminado queda en la papelera. Después se elimina con todas sus versiones.',
  },
  UPLOAD_ORPHAN_SECONDS: {
    is: whole(1, 86_400),
    value: 60,
    es: 'Segundos que se conservan los bytes de una subida que no se completó.',
  },
  NOTIFICATION_DAYS: { is: whole(1, 3_650), value: 90, es: 'Días que se guardan las notificaciones y los mensajes.' },
  CIERRE_DAYS: {
    is: whole(1, 365),
    value: 30,
    es: 'Días entre el pedido de cerrar una cuenta y su cierre, en los que se puede deshacer.',
  },
  LIMIT_EXPORTS: { is: whole(1, 100_000), value: 5, es: 'Exportaciones que una cuenta puede pedir por día.' },
  EXPORT_DAYS: { is: whole(1, 365), value: 7, es: 'Días en los que se puede descargar una exportación de la cuenta.' },
  SOCKETS_PER_USER: {
    is: whole(1, 1_000),
    value: 10,
    es: 'Conexiones en vivo por persona (una por pestaña), y mensajes que cada una puede enviar por segundo.',
  },
  SOCKET_MESSAGES_PER_SECOND: { is: whole(1, 1_000), value: 20 },
} satisfies SettingsTable;

export const TIMES = {
  POOL_SIZE: {
    is: whole(1, 200),
    value: 10,
    es: 'Conexiones a la base de datos por réplica, y cuánto se espera por una, en milisegundos.',
  },
  POOL_ACQUIRE_MS: { is: whole(100, 60_000), value: 5_000 },
  TURNS_PER_PERSON: {
    is: whole(1, 200),
    value: 3,
    es: 'Pedidos de una misma persona y de una misma cuenta que usan la base de datos a la vez, por réplica: menos que POOL_SIZE, para que las demás cuentas siempre encuentren una conexión.',
  },
  TURNS_PER_CUENTA: { is: whole(1, 200), value: 6 },
  TURN_QUEUE: {
    is: whole(0, 10_000),
    value: 100,
    es: 'Pedidos de cada una que además pueden esperar su turno, y cuánto esperan, en milisegundos.',
  },
  TURN_WAIT_MS: { is: whole(100, 60_000), value: 6_000 },
  QUERY_TIMEOUT_MS: {
    is: whole(100, 600_000),
    value: 12_000,
    es: 'Cuánto puede callar la base de datos antes de que se abandone la conexión: más que STATEMENT_TIMEOUT_MS.',
  },
  STATEMENT_TIMEOUT_MS: {
    is: whole(100, 600_000),
    value: 10_000,
    es: 'Máximo de una consulta, de la espera de un bloqueo y de una transacción sin actividad, en milisegundos.',
  },
  LOCK_TIMEOUT_MS: { is: whole(100, 600_000), value: 2_000 },
  IDLE_TRANSACTION_TIMEOUT_MS: { is: whole(100, 600_000), value: 15_000 },
  AUDIT_LOCK_TIMEOUT_MS: {
    is: whole(100, 600_000),
    value: 1_000,
    es: 'Máximo de la espera para agregar a la auditoría de la cuenta, en la que escribe una transacción por vez.',
  },
  REQUEST_TIMEOUT_MS: {
    is: whole(1_000, 600_000),
    value: 15_000,
    es: 'Máximo para recibir un pedido, para responderlo y para recibir una subida, en milisegundos.',
  },
  HANDLER_TIMEOUT_MS: { is: whole(1_000, 600_000), value: 30_000 },
  UPLOAD_TIMEOUT_MS: { is: whole(1_000, 3_600_000), value: 600_000 },
  PICTURE_ADDRESS_SECONDS: {
    is: whole(1, 604_800),
    value: 21_600,
    es: 'Segundos que vale, por lo menos, la dirección de una imagen; a lo sumo, el doble (6 a 12 horas).',
  },
  SOCKET_PING_SECONDS: {
    is: whole(1, 300),
    value: 25,
    es: 'Segundos entre las señales de vida de una conexión en vivo, y cuánto se espera por la respuesta.',
  },
  SOCKET_PONG_SECONDS: { is: whole(1, 300), value: 20 },
  SOCKET_CHECK_SECONDS: {
    is: whole(1, 300),
    value: 10,
    es: 'Segundos entre las revisiones de los accesos de las conexiones en vivo.',
  },
  MAIL_UNDO_SECONDS: {
    is: whole(1, 60),
    value: 10,
    es: 'Segundos en los que se puede deshacer el envío de un correo.',
  },
  JOBS_POLL_SECONDS: {
    is: between(0.5, 60),
    value: 5,
    es: 'Segundos entre las veces que cada réplica busca tareas pendientes: las de otras réplicas y las que deben repetirse. Las propias las hace enseguida o a su hora.',
  },
  SHUTDOWN_GRACE_MS: {
    is: whole(0, 60_000),
    value: 3_000,
    es: 'Al terminar, milisegundos en los que cada respuesta anuncia que su conexión se cierra y el balanceador ve que /api/health/ready responde 503. Sin TRUST_PROXY, terminan apenas no queda ninguna conexión en uso.',
  },
  SHUTDOWN_SECONDS: { is: whole(1, 300), value: 25, es: 'Después, segundos que se espera por los pedidos en curso.' },
} satisfies SettingsTable;
