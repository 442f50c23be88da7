import { domainToASCII } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../common/config/settings.js';
import { DomainError, invalidField, notFound } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { aliasOfrecidos, isReserved } from './alias.js';
import type { Correo } from './correo.entity.js';
import { CuentasExternasRepository } from './externa/cuentas-externas.repository.js';
import { enUnaLinea } from './redaccion.js';

/** The most addresses of a member. Each address stays with its member for good, so their number is limited. */
const MAX_ALIAS_DE_UNO = 5;

/** The mailbox of an address. */
export interface Buzon {
  cuentaId: string;
  usuarioId: string;
}

/** The members' own addresses, at MAIL_DOMAIN. Without MAIL_DOMAIN, members have no addresses. */
@Injectable()
export class Direcciones {
  constructor(
    private readonly cuentasExternas: CuentasExternasRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  get dominio(): string | null {
    return this.settings.MAIL_DOMAIN ?? null;
  }

  /** The address from which a member writes; null when the member has none. */
  async principal(usuarioId: string): Promise<string | null> {
    const [row]: { alias: string }[] = this.dominio
      ? await this.transactions.manager.query(
          'select alias from correo_direcciones where usuario_id = $1 and principal',
          [usuarioId],
        )
      : [];
    return row ? this.direccionOf(row.alias) : null;
  }

  /** All addresses of the running cuenta, with the ids of their members. */
  async todas(): Promise<ReadonlyMap<string, string>> {
    const rows: { alias: string; usuarioId: string }[] = this.dominio
      ? await this.transactions.manager.query('select alias, usuario_id as "usuarioId" from correo_direcciones')
      : [];
    return new Map(rows.map(({ alias, usuarioId }) => [this.direccionOf(alias), usuarioId]));
  }

  /**
   * The addresses from which members write to people outside, by their e-mails for signing in. It is the address of the
   * external account, otherwise the one at MAIL_DOMAIN.
   */
  async principales(): Promise<ReadonlyMap<string, string>> {
    const { manager } = this.transactions;
    const propias: { alias: string; usuarioId: string }[] = this.dominio
      ? await manager.query('select alias, usuario_id as "usuarioId" from correo_direcciones where principal')
      : [];
    const deAfuera: { direccion: string; usuarioId: string }[] = this.settings.MAIL_ACCOUNTS
      ? await manager.query('select direccion, usuario_id as "usuarioId" from correo_direcciones_de_afuera()')
      : [];
    const emails = new Map((await this.directory.miembros()).map(({ id, email }) => [id, email.toLowerCase()]));
    const emailOf = ({ usuarioId }: { usuarioId: string }) => emails.get(usuarioId) ?? '';
    return new Map([
      ...propias.map((row) => [emailOf(row), this.direccionOf(row.alias)] as const),
      ...deAfuera.map((row) => [emailOf(row), row.direccion] as const),
    ]);
  }

  /** All addresses of the members of the running cuenta. */
  async propias(): Promise<ReadonlySet<string>> {
    const emails = [...(await this.directory.conocidos()).values()].map(({ email }) => email.toLowerCase());
    return new Set([...emails, ...(await this.todas()).keys()]);
  }

  /** Whether an address at MAIL_DOMAIN is the running user's. */
  async isMia(direccion: string): Promise<boolean> {
    return (await this.todas()).get(direccion) === this.transactions.tenant.usuarioId;
  }

  /** Whether an address is at MAIL_DOMAIN, so that mail to it comes here. */
  isOfDominio(direccion: string): boolean {
    const { dominio } = this;
    return dominio !== null && domainToASCII(direccion.slice(direccion.lastIndexOf('@') + 1)).toLowerCase() === dominio;
  }

  /** The name and address of the running user as a sender. It is an address that the cuenta knows. */
  async remitente(): Promise<Pick<Correo, 'deNombre' | 'deDireccion'>> {
    const { usuarioId } = this.transactions.tenant;
    const miembro = (await this.directory.conocidos()).get(usuarioId);
    const deDireccion = (await this.principal(usuarioId)) ?? miembro?.email.toLowerCase() ?? '';
    return { deNombre: enUnaLinea(miembro?.nombre ?? '').trim(), deDireccion };
  }

  /** All addresses of the running user: their e-mail, those at MAIL_DOMAIN, and those of their external account. */
  async mias(): Promise<ReadonlySet<string>> {
    const { usuarioId } = this.transactions.tenant;
    const email = (await this.directory.conocidos()).get(usuarioId)?.email.toLowerCase();
    const propias = [...(await this.todas())].filter(([, id]) => id === usuarioId).map(([direccion]) => direccion);
    const externa = await this.cuentasExternas.find();
    return new Set(
      [email, externa?.direccion, ...(externa?.alias ?? []), ...propias].filter((direccion) => direccion !== undefined),
    );
  }

  /** A free alias for the running user. */
  async sugerencia(): Promise<string> {
    const { usuarioId } = this.transactions.tenant;
    const ofrecidos = aliasOfrecidos((await this.directory.conocidos()).get(usuarioId)?.nombre ?? '');
    const tomados: { alias: string }[] = await this.transactions.manager.query(
      'select alias from correo_alias_tomados($1) alias',
      [ofrecidos],
    );
    return ofrecidos.find((alias) => !tomados.some((tomado) => tomado.alias === alias)) ?? '';
  }

  /**
   * Gives the running user an address. Mail to the user's earlier addresses still reaches them; nobody else can have
   * them.
   * @throws DomainError 404 without MAIL_DOMAIN, 409 when the address is taken, 422
   */
  async elegir(alias: string): Promise<void> {
    if (!this.dominio) {
      throw notFound('la dirección');
    }
    if (isReserved(alias)) {
      throw invalidField('alias', 'Ese nombre está reservado. Elija otro.');
    }
    const { manager, tenant } = this.transactions;
    // The row makes two tabs of one person wait for each other.
    await manager.query(
      `insert into correo_ajustes (usuario_id) values ($1)
       on conflict (cuenta_id, usuario_id) do update set version = correo_ajustes.version + 1`,
      [tenant.usuarioId],
    );
    const propias: { alias: string }[] = await manager.query(
      'select alias from correo_direcciones where usuario_id = $1',
      [tenant.usuarioId],
    );
    const isPropia = propias.some((propia) => propia.alias === alias);
    if (!isPropia && propias.length >= MAX_ALIAS_DE_UNO) {
      throw invalidField('alias', `Ya eligió ${MAX_ALIAS_DE_UNO} direcciones. Puede volver a una de ellas.`);
    }
    await manager.query('update correo_direcciones set principal = false where usuario_id = $1 and principal', [
      tenant.usuarioId,
    ]);
    if (isPropia) {
      await manager.query('update correo_direcciones set principal = true where alias = $1', [alias]);
      return;
    }
    const [taken] = await manager.query(
      'insert into correo_direcciones (alias, usuario_id) values ($1, $2) on conflict do nothing returning alias',
      [alias, tenant.usuarioId],
    );
    if (!taken) {
      const mensaje = 'Esa dirección ya está en uso.';
      throw new DomainError('DIRECCION_EN_USO', 409, mensaje, [{ campo: 'alias', mensaje }]);
    }
  }

  /**
   * The mailbox that takes mail for an address; null when there is none. Suspended and former members take no mail, nor
   * does a closed cuenta. Call it outside a transaction.
   */
  async findBuzon(direccion: string): Promise<Buzon | null> {
    if (!this.isOfDominio(direccion)) {
      return null;
    }
    const [buzon] = await this.transactions.platform((manager) =>
      manager.query(
        `select d.cuenta_id as "cuentaId", d.usuario_id as "usuarioId"
           from correo_direcciones d
           join membresias m on m.cuenta_id = d.cuenta_id and m.usuario_id = d.usuario_id and m.estado = 'activa'
           join usuarios u on u.id = d.usuario_id and u.suspendido_en is null
           join cuentas c on c.id = d.cuenta_id and (c.cierra_en is null or c.cierra_en > now())
          where d.alias = $1`,
        [direccion.slice(0, direccion.lastIndexOf('@')).toLowerCase()],
      ),
    );
    return buzon ?? null;
  }

  private direccionOf(alias: string): string {
    return `${alias}@${this.dominio}`;
  }
}
