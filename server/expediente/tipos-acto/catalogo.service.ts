import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { confirmacion } from '../../common/confirmacion.js';
import { changesOf } from '../../common/database/changes.js';
import { found, getLocked } from '../../common/database/found.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import type { Pais } from '../../vocabulario/paises.js';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';
import { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import { actoInicial } from './catalogo.js';
import type { RequisitoDeActo } from './requisito-de-acto.js';
import { TipoActo } from './tipo-acto.entity.js';
import type { CrearActoDto, ModificarActoDto, RequisitoDeActoDto } from './tipos-acto.dto.js';
import { deVersion, VersionDeActo } from './version-de-acto.entity.js';

/** Writes the actos of the running cuenta. Each change is a new version; versions never change. */
@Injectable()
export class CatalogoService {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** @throws DomainError 404 */
  async get(id: string): Promise<TipoActo> {
    return found(await this.transactions.manager.findOneBy(TipoActo, { id }), 'el acto');
  }

  /** The versions of an acto, newest first. @throws DomainError 404 */
  async findVersiones(id: string): Promise<VersionDeActo[]> {
    await this.get(id);
    return this.transactions.manager.find(VersionDeActo, { where: { tipoActoId: id }, order: { version: 'desc' } });
  }

  /** Adds an acto. @throws DomainError 422 for a name that another acto has */
  async create({ id: given, requisitos = [], ...fields }: CrearActoDto): Promise<TipoActo> {
    const id = given ?? uuid();
    await this.checkNombre(fields.nombre, id);
    await this.checkPlazos(fields.plazos ?? []);
    const acto: TipoActo = {
      id,
      // The clave of an office's acto is its id; the country's claves are words.
      clave: id,
      pais: (await this.directory.cuenta()).pais as Pais,
      esRegistrable: false,
      reservadoPorDefecto: false,
      alcanceAml: false,
      rolesRequeridos: [],
      secciones: [],
      plazos: [],
      ...fields,
      requisitos: withClaves(requisitos),
      ...confirmacion(this.transactions, true),
      version: 1,
      activo: true,
    };
    await this.transactions.manager.insert(TipoActo, acto);
    await this.keep(acto);
    this.record('acto.creado', acto, {});
    return this.get(id);
  }

  /** Adds an acto of the country's catalogue, or takes it into use again. @throws DomainError 404, 422 */
  async addInicial(clave: string): Promise<TipoActo> {
    const known = await this.transactions.manager.findOneBy(TipoActo, { clave });
    if (known) {
      return this.update(known.id, known.version, { activo: true });
    }
    const inicial = found(actoInicial((await this.directory.cuenta()).pais as Pais, clave), 'el acto');
    const acto = { ...inicial, id: uuid() };
    await this.checkNombre(acto.nombre, acto.id);
    await this.transactions.manager.insert(TipoActo, acto);
    await this.keep(acto);
    this.record('acto.creado', acto, {});
    return acto;
  }

  /** Writes an acto as a new version. @throws DomainError 404, 412, 422 */
  async update(
    id: string,
    version: number,
    { activo, confirmada, requisitos, plazos, ...fields }: ModificarActoDto,
  ): Promise<TipoActo> {
    const acto = await this.lock(id, version);
    const asked = requisitos && withClaves(requisitos);
    // A comparison of values: PostgreSQL stores the fields of JSON in its own order.
    const isOther = asked && !isDeepStrictEqual(asked, acto.requisitos);
    const terms = plazos?.map(({ regla, desde, hasta }) => ({ regla, desde, hasta }));
    const hasOtherTerms = terms && !isDeepStrictEqual(terms, acto.plazos);
    const changes = changesOf<TipoActo>(acto, {
      ...fields,
      ...(isOther && { requisitos: asked }),
      ...(hasOtherTerms && { plazos: terms }),
    });
    if (changes.nombre) {
      await this.checkNombre(changes.nombre, id);
    }
    await this.checkPlazos(changes.plazos ?? []);
    if (activo !== undefined && activo !== acto.activo) {
      await this.transactions.manager.update(TipoActo, { id }, { activo });
      this.record(activo ? 'acto.activado' : 'acto.desactivado', acto, {});
    }
    if (confirmada !== undefined && confirmada !== (acto.confirmadaEn !== null)) {
      await this.transactions.manager.update(TipoActo, { id }, confirmacion(this.transactions, confirmada));
      this.record('acto.confirmado', acto, { confirmada });
    }
    const campos = Object.keys(changes);
    if (campos.length > 0) {
      await this.write(acto, changes);
      this.record('acto.modificado', acto, { campos, version: version + 1 });
    }
    return this.get(id);
  }

  /** Restores version `n` of an acto as a new version. @throws DomainError 404, 412 */
  async restore(id: string, version: number, n: number): Promise<TipoActo> {
    const acto = await this.lock(id, version);
    const earlier = found(
      await this.transactions.manager.findOneBy(VersionDeActo, { tipoActoId: id, version: n }),
      'la versión',
    );
    const { tipoActoId: _, version: __, creadaPor: ___, creadaEn: ____, ...fields } = earlier;
    const changes = changesOf<TipoActo>(acto, fields);
    if (Object.keys(changes).length > 0) {
      if (changes.nombre) {
        await this.checkNombre(changes.nombre, id);
      }
      await this.write(acto, changes);
      this.record('acto.restaurado', acto, { n, version: version + 1 });
    }
    return this.get(id);
  }

  /** Locks the acto in the version that the client has seen. When two people write at once, the second is refused. */
  private lock(id: string, version: number): Promise<TipoActo> {
    return getLocked(this.transactions.manager, TipoActo, { id }, 'el acto', version);
  }

  private async write(acto: TipoActo, changes: Partial<TipoActo>): Promise<void> {
    const after = { ...acto, ...changes, version: acto.version + 1 };
    await this.transactions.manager.update(TipoActo, { id: acto.id }, { ...changes, version: after.version });
    await this.keep(after);
  }

  private async keep(acto: TipoActo): Promise<void> {
    const { tenant, now } = this.transactions;
    const version = { ...deVersion(acto), creadaPor: tenant.usuarioId, creadaEn: now };
    await this.transactions.manager.insert(VersionDeActo, version);
  }

  /**
   * @param id the acto that will have the name
   * @throws DomainError 422 for a name that another acto has
   */
  private async checkNombre(nombre: string, id: string): Promise<void> {
    // When two people take the same name at once, the second waits and is refused.
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `actos ${this.transactions.tenant.cuentaId}`,
    ]);
    const taken: unknown[] = await this.transactions.manager.query(
      `select 1 from tipos_acto where ${llamado('nombre')} = ${llamado('$1')} and id is distinct from $2`,
      [nombre, id],
    );
    if (taken.length > 0) {
      throw invalidField('nombre', 'Ya hay un acto con ese nombre.');
    }
  }

  /** @throws DomainError 422 for an unknown rule, a rule of the book, or a rule that comes twice */
  private async checkPlazos(plazos: readonly PlazoDeActo[]): Promise<void> {
    const claves = plazos.map(({ regla }) => regla);
    if (new Set(claves).size < claves.length) {
      throw invalidField('plazos', 'Hay un plazo repetido.');
    }
    const known = await this.transactions.manager.findBy(ReglaDePlazo, { clave: In(claves) });
    if (known.length < claves.length) {
      throw invalidField('plazos', 'La regla de uno de los plazos no existe.');
    }
    const delLibro = known.find(({ cuentaDesde }) => cuentaDesde === 'libro');
    if (delLibro) {
      const mensaje = `«${delLibro.nombre}» es un plazo del libro de protocolo: no corre en una carpeta.`;
      throw invalidField('plazos', mensaje);
    }
  }

  private record(accion: Accion, { id, nombre }: TipoActo, datos: Record<string, unknown>): void {
    this.auditoria.record({ accion, entidad: 'acto', entidadId: id, datos: { nombre, ...datos } });
    this.realtime.tellCuenta({ type: 'actos.changed' });
  }
}

/** The SQL of a name without accents, with a single space between words. */
const llamado = (nombre: string) => `regexp_replace(sin_acentos(${nombre}), '\\s+', ' ', 'g')`;

/**
 * The requisitos with their claves. A new requisito gets a clave. @throws DomainError 422 when two have the same clave
 * or name
 */
function withClaves(requisitos: readonly RequisitoDeActoDto[]): RequisitoDeActo[] {
  const all = requisitos.map(
    ({ clave, nombre, descripcion = null, obligatorio, fuente = null, certificado = null }) => ({
      ...{ clave: clave ?? uuid(), nombre, descripcion, obligatorio, fuente, certificado },
    }),
  );
  if (
    [all.map(({ clave }) => clave), all.map(({ nombre }) => nombre)].some((each) => new Set(each).size < all.length)
  ) {
    throw invalidField('requisitos', 'Hay un requisito repetido.');
  }
  return all;
}
