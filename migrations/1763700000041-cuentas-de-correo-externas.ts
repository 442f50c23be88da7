import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, protectTenantTable, runAll } from './support.js';

const MINE = `usuario_id = ${CURRENT_USUARIO}`;
const DEFINER = 'language plpgsql security definer set search_path = pg_catalog, public';

const servidor = (name: string) => `
  ${name}_servidor text not null check (length(${name}_servidor) between 1 and 253),
  ${name}_puerto integer not null check (${name}_puerto between 1 and 65535),
  ${name}_seguridad text not null check (${name}_seguridad in ('tls', 'starttls'))`;

/**
 * The mail account that a person already has, at a server of others. What its server said last stands beside what the
 * mailbox has: where they differ, one side has changed.
 */
export class CuentasDeCorreoExternas1763700000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table correo_cuentas_externas (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         -- In lower case.
         direccion text not null check (length(direccion) between 3 and 320),
         usuario text not null check (length(usuario) between 1 and 320),
         -- The password, sealed by the application.
         clave bytea not null,
         ${servidor('imap')},
         ${servidor('smtp')},
         -- Whether what the person writes to addresses outside leaves through it.
         enviar_por_ella boolean not null default true,
         estado text not null default 'sincronizando'
           check (estado in ('sincronizando', 'al-dia', 'sin-conexion', 'clave-rechazada')),
         mensaje text check (length(mensaje) <= 500),
         sincronizados integer not null default 0,
         -- Null until the server has said it.
         total integer,
         sincronizada_en timestamptz,
         -- When the person was told that its password is refused; null once it works.
         avisada_en timestamptz,
         -- When the person asked to try again.
         pedida_en timestamptz not null default now(),
         -- Whether a password that is refused is to be tried once more.
         reintenta boolean not null default false,
         -- Since when it is removed. What belongs to it is about to go, with what it brought in if the person said so.
         quitada_en timestamptz,
         borra_correos boolean not null default false,
         -- The process that follows it, and until when.
         tomada_por uuid,
         tomada_hasta timestamptz,
         version integer not null default 1,
         creada_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         unique (cuenta_id, usuario_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      `create unique index correo_cuentas_externas_una on correo_cuentas_externas (cuenta_id, usuario_id)
         where quitada_en is null`,
      `create table correo_carpetas_externas (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         externa_id uuid not null,
         -- Its path at the server.
         ruta text not null check (length(ruta) between 1 and 1000),
         -- What it is for. \`todos\` has what others have too.
         papel text not null check (papel in ('inbox', 'sent', 'spam', 'trash', 'todos', 'otra')),
         uidvalidity bigint not null,
         -- The first UID of what came after the account did.
         uid_nuevos bigint not null,
         -- The highest modification (CONDSTORE) that was read.
         modseq bigint,
         primary key (cuenta_id, id),
         unique (cuenta_id, externa_id, ruta),
         foreign key (cuenta_id, usuario_id, externa_id)
           references correo_cuentas_externas (cuenta_id, usuario_id, id) on delete cascade
       )`,
      'create index correo_carpetas_externas_de on correo_carpetas_externas (cuenta_id, usuario_id, externa_id)',
      `create table correo_externos (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         externa_id uuid not null,
         carpeta_id uuid not null,
         -- Null while it is not known where the server has it.
         uid bigint,
         -- Null once the mailbox has let go of it.
         copia_id uuid,
         -- With its size in bytes, by which it is recognised elsewhere.
         message_id text,
         bytes integer not null,
         -- Of its Message-ID, From, Date and Subject. Who knows the first alone cannot pass another mail off as it.
         cabecera text not null,
         -- Of the whole mail, as in \`correos\`.
         huella text not null,
         -- Whether this account brought the mail in.
         traido boolean not null,
         -- What the server said last.
         visto boolean not null,
         destacado boolean not null,
         respondido boolean not null,
         -- Whether the server is to be told something.
         pendiente boolean not null default false,
         -- Whether that is another place: what a server moved is not moved there.
         mover boolean not null default false,
         -- How often the server refused it, and until when it is left alone.
         intentos integer not null default 0,
         intentar_desde timestamptz,
         -- Since when the server has it no more, or not there.
         ausente_desde timestamptz,
         -- How often its folder was read since.
         lecturas integer not null default 0,
         -- Whether the mailbox has done what follows from that. It is undone when the server shows it again.
         retirado boolean not null default false,
         -- Whether the mailbox keeps it even if the server does not show it again.
         conservar boolean not null default false,
         primary key (cuenta_id, id),
         unique (cuenta_id, carpeta_id, uid),
         check (uid is not null or ausente_desde is not null),
         check (uid is null or not retirado),
         foreign key (cuenta_id, carpeta_id) references correo_carpetas_externas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id, externa_id)
           references correo_cuentas_externas (cuenta_id, usuario_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id, copia_id)
           references correo_copias (cuenta_id, usuario_id, id) on delete set null (copia_id)
       )`,
      `create index correo_externos_copia on correo_externos (cuenta_id, usuario_id, copia_id)`,
      'create index correo_externos_de on correo_externos (cuenta_id, usuario_id, externa_id)',
      'create index correo_externos_mensaje on correo_externos (cuenta_id, externa_id, message_id)',
      'create index correo_externos_huella on correo_externos (cuenta_id, externa_id, huella)',
      'create index correo_externos_pendientes on correo_externos (externa_id) where pendiente',
      `create index correo_externos_ausentes on correo_externos (cuenta_id, externa_id, ausente_desde)
         where ausente_desde is not null`,
      // What a person wrote elsewhere is kept as it came too.
      `alter table correos drop constraint correos_check5,
         add constraint correos_check5 check (
           estado in ('enviado', 'recibido') or num_nonnulls(cabeceras, autenticacion, huella) = 0)`,
      'create policy propietario on correo_externos to current_user using (true) with check (true)',
      'create policy propietario on correo_carpetas_externas to current_user using (true) with check (true)',
      // What a person does with a mail waits here for its server, in the transaction that does it.
      `create function correo_copia_externa() returns trigger ${DEFINER} as $$
         declare
           -- Moved as its server says, not as the person does.
           de_servidor boolean := coalesce(current_setting('app.de_servidor', true), '') = 'true';
           movida boolean := false;
         begin
           if tg_op = 'UPDATE' then
             movida := new.bandeja <> old.bandeja and not de_servidor;
           end if;
           if tg_op = 'DELETE' or movida then
             delete from correo_externos
              where cuenta_id = old.cuenta_id and usuario_id = old.usuario_id and copia_id = old.id and retirado;
           end if;
           if tg_op = 'DELETE' then
             -- Housekeeping, which acts for nobody, empties the trash here alone.
             update correo_externos
                set copia_id = null, pendiente = nullif(current_setting('app.usuario_id', true), '') is not null,
                    intentos = 0, intentar_desde = null
              where cuenta_id = old.cuenta_id and usuario_id = old.usuario_id and copia_id = old.id;
             return old;
           end if;
           update correo_externos e set pendiente = true, mover = e.mover or movida, intentos = 0, intentar_desde = null
             from correo_carpetas_externas f
            where e.cuenta_id = new.cuenta_id and e.usuario_id = new.usuario_id and e.copia_id = new.id
              and f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
              and (e.visto <> new.leido or e.destacado <> new.destacado
                   or movida and (new.bandeja in ('spam', 'trash') or f.papel in ('spam', 'trash')));
           return null;
         end $$`,
      `create trigger correo_copia_externa after update of leido, destacado, bandeja on correo_copias for each row
         when (new.leido <> old.leido or new.destacado <> old.destacado or new.bandeja <> old.bandeja)
         execute function correo_copia_externa()`,
      `create trigger correo_copia_externa_borrada before delete on correo_copias for each row
         execute function correo_copia_externa()`,
    ]);
    for (const table of ['correo_cuentas_externas', 'correo_carpetas_externas', 'correo_externos']) {
      await protectTenantTable(runner, table, { visible: MINE, written: MINE });
    }
    await runAll(runner, [
      // Each process finds the accounts that nobody follows, of all cuentas, and takes them.
      'create policy seguimiento on correo_cuentas_externas to carpetas_platform using (true) with check (true)',
      `grant select (cuenta_id, id, usuario_id, estado, pedida_en, reintenta, quitada_en, tomada_por, tomada_hasta)
         on correo_cuentas_externas to carpetas_platform`,
      'grant update (tomada_por, tomada_hasta) on correo_cuentas_externas to carpetas_platform',
      `create policy seguimiento on correo_externos for select to carpetas_platform using (
         pendiente and uid is not null and (intentar_desde is null or intentar_desde <= now()))`,
      'grant select (externa_id, pendiente, uid, intentar_desde) on correo_externos to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop trigger correo_copia_externa on correo_copias',
      'drop trigger correo_copia_externa_borrada on correo_copias',
      'drop table correo_externos, correo_carpetas_externas, correo_cuentas_externas',
      'drop function correo_copia_externa()',
      // Rows that the version before refuses may be there, so only new ones are checked.
      `alter table correos drop constraint correos_check5,
         add constraint correos_check5 check (
           estado = 'recibido' or num_nonnulls(cabeceras, autenticacion, huella) = 0) not valid`,
    ]);
  }
}
