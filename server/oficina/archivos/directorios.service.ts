import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { isAllowed } from '../../common/access/permissions.js';
import { DomainError, forbidden, invalidField } from '../../common/errors/domain-error.js';
import { cleanFileName } from '../../common/files/file-name.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { ROL } from '../../vocabulario/roles.js';
import type { Directorio } from './directorio.entity.js';
import type { CrearDirectorioDto, ModificarDirectorioDto, RutasDeDirectoriosDto } from './directorios.dto.js';
import { type DirectorioConContenido, DirectoriosRepository } from './directorios.repository.js';
import { demasiadoHondo, MAX_NIVELES, yaExiste } from './negativas.js';
import { directoriosDe } from './rutas.js';
import type { Arbol, Rama } from './tree.js';

/** The most directorios that a cuenta may have. */
const MAX_DIRECTORIOS = 5_000;

/** The name of the outermost level in events. */
const RAIZ = 'raiz';
/** The roles that see restricted directorios, as the table's policy has them. */
const SEE_RESTRICTED = [ROL.titular, ROL.adscripto];

@Injectable()
export class DirectoriosService {
  constructor(
    private readonly directorios: DirectoriosRepository,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** All directorios that the running user sees, ordered by name. */
  tree(): Promise<Arbol> {
    return this.directorios.tree();
  }

  /** A directorio with its counts and size, and the path to it. @throws DomainError 404 */
  async get(id: string): Promise<DirectorioConContenido & { ruta: Rama[] }> {
    const directorio = await this.directorios.getLive(id);
    const [found] = await this.directorios.withContenido([directorio]);
    const ruta = (await this.directorios.tree()).pathOf(directorio.padreId);
    return { ...(found as DirectorioConContenido), ruta };
  }

  /** The directorios with these ids with their counts and sizes, in the order of `ids`. */
  async findByIds(ids: readonly string[]): Promise<DirectorioConContenido[]> {
    const rows = await this.directorios.findByIds(ids);
    return this.directorios.withContenido(rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
  }

  /** @throws DomainError 403, 404; 409 when the name is taken; 422 */
  async create({ nombre, padreId = null, descripcion, restringido = false }: CrearDirectorioDto): Promise<string> {
    this.checkMayRestrict(restringido || undefined);
    await this.directorios.lockTree();
    await this.checkPadre(padreId);
    const name = usable(nombre);
    await this.checkName(padreId, name);
    return this.insert({ nombre: name, padreId, descripcion: descripcion || null, restringido });
  }

  /**
   * The directorio at a path below another; directorios that do not exist are made. When two have one name, the
   * restricted one is taken. So nobody sees the files that were meant for it. Call it with the tree locked.
   * @param nombres the names of the directorios, the outermost first
   * @throws DomainError 409, 422
   */
  async ensure(padreId: string | null, nombres: readonly string[]): Promise<string | null> {
    let id = padreId;
    for (const nombre of nombres) {
      const [known] = await this.directorios.findNamedIn(id, nombre);
      id = known?.id ?? (await this.insert({ nombre, padreId: id, descripcion: null, restringido: false }));
    }
    return id;
  }

  /** Makes the directorios of some paths that do not exist yet. @throws DomainError 409, 422 */
  async ensureAll({ padreId = null, rutas }: RutasDeDirectoriosDto): Promise<void> {
    await this.directorios.lockTree();
    await this.checkPadre(padreId);
    for (const ruta of rutas) {
      await this.ensure(padreId, directoriosDe(ruta));
    }
  }

  /** @throws DomainError 403, 404; 409 when the name is taken; 422 */
  async update(id: string, { nombre, descripcion, restringido }: ModificarDirectorioDto): Promise<void> {
    await this.directorios.lockTree();
    const before = await this.directorios.getLive(id);
    const changes: Partial<Directorio> = {};
    if (restringido !== undefined && restringido !== before.restringido) {
      this.checkMayRestrict(restringido);
      changes.restringido = restringido;
      await this.checkName(before.padreId, nombre ?? before.nombre, id);
      this.record('directorio.restringido', id, { nombre: before.nombre, restringido });
    }
    if (nombre !== undefined && nombre !== before.nombre) {
      changes.nombre = usable(nombre);
      await this.checkName(before.padreId, changes.nombre, id);
      this.record('directorio.renombrado', id, { de: before.nombre, a: changes.nombre });
    }
    if (descripcion !== undefined) {
      changes.descripcion = descripcion || null;
    }
    if (Object.keys(changes).length > 0) {
      await this.directorios.update(id, changes);
      // A changed restriction shows or hides all content of the directorio.
      if (changes.restringido === undefined) await this.tell([before.padreId, id], before.reservado);
      else await this.tellOfSight(before);
    }
  }

  /**
   * Tells open pages that the content of some directorios changed. Only people who see a directorio are told of it.
   * @param isHidden whether the changed thing is itself restricted
   */
  async tell(directorios: readonly (string | null)[], isHidden = false): Promise<void> {
    const lugares = [...new Set(directorios.map((id) => id ?? RAIZ))];
    const ids = lugares.filter((id) => id !== RAIZ);
    const open = new Set(isHidden ? [] : [RAIZ, ...(await this.directorios.findOpen(ids))]);
    const seen = lugares.filter((id) => open.has(id));
    const hidden = lugares.filter((id) => !open.has(id));
    if (seen.length > 0) {
      this.realtime.tellCuenta({ type: 'archivos.changed', directorios: seen });
    }
    if (hidden.length > 0) {
      this.realtime.tellRoles(SEE_RESTRICTED, { type: 'archivos.changed', directorios: hidden });
    }
  }

  /**
   * Tells that the sight of a directorio, and so of anything in it, changed. Everybody is told if it was or is open.
   */
  private async tellOfSight({ id, reservado }: Pick<Directorio, 'id' | 'reservado'>): Promise<void> {
    const isOpen = !reservado || (await this.directorios.findOpen([id])).length > 0;
    if (isOpen) this.realtime.tellCuenta({ type: 'archivos.changed' });
    else this.realtime.tellRoles(SEE_RESTRICTED, { type: 'archivos.changed' });
  }

  /** Checks that the cuenta may have more directorios. @throws DomainError 409 */
  async checkRoom(more: number): Promise<void> {
    if ((await this.directorios.count()) + more > MAX_DIRECTORIOS) {
      throw new DomainError('DEMASIADOS_DIRECTORIOS', 409, `Puede haber hasta ${MAX_DIRECTORIOS} directorios.`);
    }
  }

  private async insert(
    fields: Pick<Directorio, 'nombre' | 'padreId' | 'descripcion' | 'restringido'>,
  ): Promise<string> {
    const path = (await this.directorios.tree()).pathOf(fields.padreId);
    if (path.length >= MAX_NIVELES) {
      throw demasiadoHondo();
    }
    await this.checkRoom(1);
    const id = uuid();
    await this.directorios.insert({ id, ...fields });
    this.record('directorio.creado', id, { nombre: fields.nombre, en: path.at(-1)?.nombre ?? null });
    await this.tell([fields.padreId], fields.restringido);
    return id;
  }

  private async checkName(padreId: string | null, nombre: string, id?: string): Promise<void> {
    const taken = (await this.directorios.findNamedIn(padreId, nombre)).find((other) => other.id !== id);
    if (taken) {
      throw yaExiste(taken.nombre, taken.id);
    }
  }

  private async checkPadre(padreId: string | null): Promise<void> {
    if (padreId !== null && !(await this.directorios.tree()).find(padreId)) {
      throw invalidField('padreId', 'El directorio de destino no existe.');
    }
  }

  private checkMayRestrict(restringido: boolean | undefined): void {
    if (restringido !== undefined && !isAllowed(this.transactions.tenant.rolId, 'archivos.restringir')) {
      throw forbidden();
    }
  }

  private record(accion: Accion, id: string, datos: Record<string, unknown>): void {
    this.auditoria.record({ accion, entidad: 'directorio', entidadId: id, datos });
  }
}

function usable(nombre: string): string {
  const clean = cleanFileName(nombre);
  if (clean === '') {
    throw invalidField('nombre', 'Ese nombre no se puede usar.');
  }
  return clean;
}
