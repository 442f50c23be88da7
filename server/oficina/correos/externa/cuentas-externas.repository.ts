import { Injectable } from '@nestjs/common';
import { Settings } from '../../../common/config/settings.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { AccesoAbierto } from '../../../plataforma/auth/acceso-source.js';
import type { CuentaExternaDto, ServidorDeCorreoDto } from './cuenta-externa.dto.js';

/** The mail account of a person at another provider. */
export interface CuentaExterna extends CuentaExternaDto {
  usuarioId: string;
  /** The sealed password. */
  clave: Buffer;
  /** When the person was told that the password is refused. */
  avisadaEn: Date | null;
}

/** The fields of an account that a person sets. */
export interface CuentaGuardada {
  id: string;
  direccion: string;
  usuario: string;
  clave: Buffer;
  imap: ServidorDeCorreoDto;
  smtp: ServidorDeCorreoDto;
  enviarPorElla: boolean;
  alias?: readonly string[];
}

const servidor = (name: string) =>
  `jsonb_build_object('servidor', ${name}_servidor, 'puerto', ${name}_puerto, 'seguridad', ${name}_seguridad) as ${name}`;

const COLUMNS = `id, usuario_id as "usuarioId", direccion, usuario, clave, ${servidor('imap')}, ${servidor('smtp')},
  enviar_por_ella as "enviarPorElla", alias, estado,
  estado = 'sincronizando' and (tomada_hasta is null or tomada_hasta < now()) as "enEspera", mensaje, sincronizados, total, sincronizada_en as "sincronizadaEn",
  avisada_en as "avisadaEn", version`;

/** The external mail accounts. Within a cuenta, row-level security shows only the account of the running user. */
@Injectable()
export class CuentasExternasRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  /** The account of the running user. Null when there is none, or when a setting forbids external accounts. */
  async find(): Promise<CuentaExterna | null> {
    if (!this.settings.MAIL_ACCOUNTS) {
      return null;
    }
    const [row] = await this.transactions.manager.query(
      `select ${COLUMNS} from correo_cuentas_externas where quitada_en is null`,
    );
    return row ?? null;
  }

  /** The account of the running user as an open access, even when external accounts are forbidden. */
  findAcceso(): Promise<AccesoAbierto[]> {
    return this.transactions.manager.query(
      'select direccion as detalle, creada_en as "creadoEn" from correo_cuentas_externas where quitada_en is null',
    );
  }

  /** Adds an account for the running user. @returns false when the user has one */
  async insert({
    id,
    direccion,
    usuario,
    clave,
    imap,
    smtp,
    enviarPorElla,
    alias = [],
  }: CuentaGuardada): Promise<boolean> {
    const rows = await this.transactions.manager.query(
      `insert into correo_cuentas_externas (id, usuario_id, direccion, usuario, clave, imap_servidor, imap_puerto,
         imap_seguridad, smtp_servidor, smtp_puerto, smtp_seguridad, enviar_por_ella, alias)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning id`,
      [
        id,
        this.transactions.tenant.usuarioId,
        direccion,
        usuario,
        clave,
        ...partsOf(imap),
        ...partsOf(smtp),
        enviarPorElla,
        alias,
      ],
    );
    return rows.length > 0;
  }

  /**
   * Changes the account of the running user, which is then connected anew.
   * @param version the version that is replaced
   * @param isOther whether the account is another mailbox now
   * @returns false when the account has another version
   */
  async update(
    { id, direccion, usuario, clave, imap, smtp, enviarPorElla, alias }: CuentaGuardada,
    version: number,
    isOther: boolean,
  ): Promise<boolean> {
    const { manager, now } = this.transactions;
    const [, updated] = await manager.query(
      `update correo_cuentas_externas
          set direccion = $3, usuario = $4, clave = $5, imap_servidor = $6, imap_puerto = $7, imap_seguridad = $8,
              smtp_servidor = $9, smtp_puerto = $10, smtp_seguridad = $11, enviar_por_ella = $12, alias = coalesce($15, alias), mensaje = null,
              avisada_en = null, pedida_en = $13, intentar_desde = null, fallas = 0, caida_desde = null, tomada_por = null, tomada_hasta = null, version = version + 1,
              estado = case when $14 or sincronizada_en is null then 'sincronizando' else 'al-dia' end,
              sincronizada_en = case when not $14 then sincronizada_en end,
              sincronizados = case when $14 then 0 else sincronizados end, total = case when not $14 then total end
        where id = $1 and version = $2`,
      [
        id,
        version,
        direccion,
        usuario,
        clave,
        ...partsOf(imap),
        ...partsOf(smtp),
        enviarPorElla,
        now,
        isOther,
        alias ?? null,
      ],
    );
    if (updated === 1 && isOther) {
      await manager.query('delete from correo_carpetas_externas where externa_id = $1', [id]);
    }
    return updated === 1;
  }

  /** @returns false when there is no account */
  async setEnviarPorElla(enviarPorElla: boolean): Promise<boolean> {
    const [, updated] = await this.transactions.manager.query(
      `update correo_cuentas_externas set enviar_por_ella = $1, version = version + 1 where quitada_en is null`,
      [enviarPorElla],
    );
    return updated === 1;
  }

  /**
   * Lets the account of the running user be tried at once. Its state stays until the result is known.
   * @returns false when there is no account
   */
  async ask(): Promise<boolean> {
    const { manager, now } = this.transactions;
    const [, updated] = await manager.query(
      `update correo_cuentas_externas
          set pedida_en = $1, reintenta = estado = 'clave-rechazada', intentar_desde = null, tomada_por = null, tomada_hasta = null
        where quitada_en is null`,
      [now],
    );
    return updated === 1;
  }

  /**
   * Hides the account of the running user.
   * @param borraCorreos whether the mails of the account are deleted with it
   * @returns its id; null when there is no account
   */
  async hide(borraCorreos: boolean): Promise<string | null> {
    const { manager, now } = this.transactions;
    const [[row]] = await manager.query(
      `update correo_cuentas_externas
          set quitada_en = $1, borra_correos = $2, tomada_por = null, tomada_hasta = null
        where quitada_en is null returning id`,
      [now, borraCorreos],
    );
    return row?.id ?? null;
  }

  /** The accounts that the running user removed and that are not deleted yet. */
  findHidden(): Promise<{ id: string; borraCorreos: boolean }[]> {
    return this.transactions.manager.query(
      'select id, borra_correos as "borraCorreos" from correo_cuentas_externas where quitada_en is not null',
    );
  }

  /**
   * Deletes some mails of a hidden account, if they are to be deleted with it. When no mail is left, deletes the
   * account.
   * @returns the ids of the deleted mails
   */
  async erase(id: string, limit: number): Promise<string[]> {
    const { manager } = this.transactions;
    // The lock waits for a transaction that is storing a mail of the account.
    await manager.query('select 1 from correo_cuentas_externas where id = $1 for update', [id]);
    const [rows]: [{ id: string }[], number] = await manager.query(
      `delete from correo_copias k where k.id in (
         select e.copia_id from correo_externos e join correo_cuentas_externas c on c.id = e.externa_id and c.borra_correos
          where e.externa_id = $1 and e.traido and e.copia_id is not null limit $2)
       returning k.id`,
      [id, limit],
    );
    if (rows.length === 0) {
      await manager.query('delete from correo_cuentas_externas where id = $1 and quitada_en is not null', [id]);
    }
    return rows.map((row) => row.id);
  }

  /** Records that a mail of an account also came another way. It is then not deleted with the account. */
  async disown(copiaId: string): Promise<void> {
    await this.transactions.manager.query('update correo_externos set traido = false where copia_id = $1 and traido', [
      copiaId,
    ]);
  }

  /** An account by its id; null when it is removed. */
  async findById(id: string): Promise<CuentaExterna | null> {
    const [row] = await this.transactions.manager.query(
      `select ${COLUMNS} from correo_cuentas_externas where id = $1 and quitada_en is null`,
      [id],
    );
    return row ?? null;
  }

  /** Locks an account until the transaction ends. @returns false when the account has another version */
  async lockAt(id: string, version: number): Promise<boolean> {
    const rows = await this.transactions.manager.query(
      `select 1 from correo_cuentas_externas where id = $1 and version = $2 and quitada_en is null for no key update`,
      [id, version],
    );
    return rows.length > 0;
  }

  /** @returns false when the account had this state already */
  async setEstado(id: string, estado: CuentaExterna['estado'], mensaje: string | null): Promise<boolean> {
    const [, updated] = await this.transactions.manager.query(
      `update correo_cuentas_externas set estado = $2, mensaje = $3
        where id = $1 and (estado <> $2 or mensaje is distinct from $3)`,
      [id, estado, mensaje],
    );
    return updated === 1;
  }

  /** Records whether the person knows that the password is refused. @returns false when that was recorded already */
  async setAvisada(id: string, isTold: boolean): Promise<boolean> {
    const [, updated] = await this.transactions.manager.query(
      `update correo_cuentas_externas set avisada_en = case when $2 then now() end
        where id = $1 and (avisada_en is not null) <> $2`,
      [id, isTold],
    );
    return updated === 1;
  }
}

function partsOf({ servidor: nombre, puerto, seguridad }: ServidorDeCorreoDto): [string, number, string] {
  return [nombre, puerto, seguridad];
}
