import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { usableFileName } from '../../common/files/file-name.js';
import { StoredBefore } from '../../common/files/sent-again.js';
import { type StoredFile, Uploads } from '../../common/files/uploads.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { Plan } from '../../plataforma/plan/plan.service.js';
import type { Archivo } from './archivo.entity.js';
import { ArchivosRepository } from './archivos.repository.js';
import { DirectoriosRepository } from './directorios.repository.js';
import { DirectoriosService } from './directorios.service.js';
import { enPapelera, yaExiste } from './negativas.js';
import { NombresRepository } from './nombres.repository.js';
import { Repeticiones } from './repeticiones.service.js';
import { directoriosDe } from './rutas.js';
import { SI_EXISTE, type SiExiste } from './subidas.dto.js';

const MAX_MOTIVO = 300;

/** A file that becomes an archivo. */
export interface NuevoArchivo {
  /** The name, with the directorios below the chosen one: «Modelos/Poderes/general.docx». */
  nombre: string;
  content: AsyncIterable<Uint8Array>;
  directorioId: string | null;
  siExiste?: SiExiste;
  /** Where the file came from, in words for the audit. */
  origen?: string;
  /** The carpeta of the document of which the file is a copy. */
  carpetaId?: string | null;
}

/** A file that becomes the next version of an archivo. */
export interface NuevaVersion {
  nombre: string;
  content: AsyncIterable<Uint8Array>;
  /** Why there is a new version, at most 300 characters. */
  motivo?: string | null;
}

/** The outcome for a file: the archivo that was stored, or the archivo that had its name. */
export interface Guardado {
  archivoId: string;
  omitido: boolean;
}

/**
 * Keeps bytes as archivos and versions. Each call opens one transaction before the first byte and one after the last.
 * So no transaction waits for a slow client. A call must not be inside another transaction.
 */
@Injectable()
export class GuardadoService {
  constructor(
    private readonly uploads: Uploads,
    private readonly archivos: ArchivosRepository,
    private readonly directorios: DirectoriosRepository,
    private readonly nombres: NombresRepository,
    private readonly repeticiones: Repeticiones,
    private readonly tree: DirectoriosService,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly plan: Plan,
  ) {}

  /**
   * Keeps a new archivo. Directorios of its path that do not exist are made. A file that a client sends again, since
   * the answer was lost, is not kept twice.
   * @throws DomainError 409 when the name is taken and nothing was chosen for that, or the plan has no room; 422, 507
   */
  async file(tenant: TenantContext, nuevo: NuevoArchivo): Promise<Guardado> {
    const { siExiste, directorioId } = nuevo;
    const { nombre, ruta } = pathOf(nuevo.nombre);
    try {
      const keep = async (stored: StoredFile) => {
        const place = await this.place(directorioId, ruta);
        await this.directorios.lockNames([place]);
        return this.keep(place, nombre, stored, nuevo);
      };
      const check = async () => ruta.length === 0 && this.checkPlace(directorioId, nombre, siExiste);
      return await this.uploads.receive(tenant, nuevo.content, keep, check);
    } catch (error) {
      if (error instanceof StoredBefore) {
        return { archivoId: error.stored, omitido: false };
      }
      if (siExiste === 'omitir' && error instanceof DomainError && error.code === 'YA_EXISTE') {
        return { archivoId: String(error.details?.[0]?.id), omitido: true };
      }
      throw error;
    }
  }

  /** Checks, before any byte is read, that an archivo takes versions. @throws DomainError 404, 422 */
  async checkArchivo(tenant: TenantContext, archivoId: string): Promise<void> {
    const check = () => this.checkTakesVersion(archivoId);
    await this.transactions.tenantTransaction(tenant, check, { readOnly: true });
  }

  /** Keeps the next version of an archivo. @throws DomainError 404, 409 when the plan has no room, 422, 507 */
  async addVersion(
    tenant: TenantContext,
    archivoId: string,
    { nombre, content, motivo }: NuevaVersion,
  ): Promise<Guardado> {
    const name = usableFileName(nombre);
    const reason = motivo?.normalize('NFC').trim() || null;
    if (reason && reason.length > MAX_MOTIVO) {
      throw invalidField('motivo', `El motivo puede tener hasta ${MAX_MOTIVO} caracteres.`);
    }
    const keep = async (stored: StoredFile) => {
      await this.directorios.shareTree();
      const archivo = await this.archivos.getLocked(archivoId);
      await this.repeticiones.checkVersion(archivo, reason, stored);
      return this.addRow(archivo, name, stored, reason);
    };
    try {
      return await this.uploads.receive(tenant, content, keep, () => this.checkTakesVersion(archivoId));
    } catch (error) {
      if (error instanceof StoredBefore) {
        return { archivoId, omitido: false };
      }
      throw error;
    }
  }

  /**
   * Makes an old version the newest one again, as a new version. Uses the running transaction.
   * @throws DomainError 404, 409 when the plan has no room, 422
   */
  async restoreVersion(archivoId: string, n: number): Promise<void> {
    await this.directorios.shareTree();
    const archivo = await this.archivos.getLocked(archivoId);
    checkLive(archivo);
    if (n === archivo.versionActual) {
      throw new DomainError('ES_LA_ACTUAL', 422, 'Esa versión ya es la última.');
    }
    const { sha256, bytes, mime, clave, nombreOriginal } = await this.archivos.getVersion(archivoId, n);
    await this.plan.assertStorage(bytes);
    const next = archivo.versionActual + 1;
    const motivo = `Repone la versión ${n}`;
    await this.archivos.update(archivoId, { versionActual: next, bytes });
    const content = { sha256, bytes, mime, clave, nombreOriginal };
    await this.archivos.insertVersion({ archivoId, n: next, motivo, ...content });
    this.auditoria.record({
      accion: 'archivo.repuesto',
      entidad: 'archivo',
      entidadId: archivoId,
      datos: { nombre: archivo.nombre, de: n, n: next, sha256 },
    });
    await this.tree.tell([archivo.directorioId]);
  }

  private async keep(
    directorioId: string | null,
    nombre: string,
    stored: StoredFile,
    { siExiste, origen, carpetaId = null }: NuevoArchivo,
  ): Promise<Guardado> {
    const taken = await this.archivos.findNamedIn(directorioId, nombre);
    if (taken && origen === undefined) {
      await this.repeticiones.checkArchivo(directorioId, { id: taken.id, nombre, siExiste }, stored);
    }
    if (taken && siExiste === 'nueva_version') {
      return this.addRow(await this.archivos.getLocked(taken.id), nombre, stored, null, carpetaId);
    }
    if (taken && siExiste !== 'conservar_ambos') {
      throw yaExiste(taken.nombre, taken.id);
    }
    await this.check(stored);
    const id = uuid();
    const name = taken ? await (await this.nombres.in('archivos', directorioId)).takeFree(nombre) : nombre;
    await this.archivos.insert({ id, directorioId, nombre: name, descripcion: null, bytes: stored.bytes, carpetaId });
    const version = { archivoId: id, n: 1, nombreOriginal: nombre, motivo: null, ...stored };
    await this.archivos.insertVersion(version);
    this.auditoria.record({
      accion: 'archivo.subido',
      entidad: 'archivo',
      entidadId: id,
      datos: {
        nombre: name,
        en: (await this.directorios.tree()).find(directorioId ?? '')?.nombre ?? null,
        sha256: stored.sha256,
        bytes: stored.bytes,
        ...(origen && { origen }),
      },
    });
    await this.tree.tell([directorioId]);
    return { archivoId: id, omitido: false };
  }

  private async addRow(
    archivo: Archivo,
    nombreOriginal: string,
    stored: StoredFile,
    motivo: string | null,
    carpetaId: string | null = null,
  ): Promise<Guardado> {
    checkLive(archivo);
    await this.check(stored);
    const { id, nombre, directorioId } = archivo;
    const n = archivo.versionActual + 1;
    await this.archivos.update(id, { versionActual: n, bytes: stored.bytes, ...(carpetaId && { carpetaId }) });
    await this.archivos.insertVersion({ archivoId: id, n, nombreOriginal, motivo, ...stored });
    const { sha256, bytes } = stored;
    this.auditoria.record({
      accion: 'archivo.versionado',
      entidad: 'archivo',
      entidadId: id,
      datos: { nombre, n, sha256, bytes, ...(motivo && { motivo }) },
    });
    await this.tree.tell([directorioId]);
    return { archivoId: id, omitido: false };
  }

  private async check({ bytes }: StoredFile): Promise<void> {
    if (bytes === 0) {
      throw new DomainError('ARCHIVO_VACIO', 422, 'El archivo está vacío.');
    }
    await this.plan.assertStorage(bytes);
  }

  /** The directorio of a path. The tree is kept from changes; when directorios are made, the tree is locked. */
  private async place(directorioId: string | null, ruta: readonly string[]): Promise<string | null> {
    if (ruta.length === 0) {
      await this.directorios.shareTree();
      await this.checkDirectorio(directorioId);
      return directorioId;
    }
    await this.directorios.lockTree();
    await this.checkDirectorio(directorioId);
    return this.tree.ensure(directorioId, ruta);
  }

  private async checkTakesVersion(archivoId: string): Promise<void> {
    checkLive(await this.archivos.get(archivoId));
  }

  private async checkPlace(directorioId: string | null, nombre: string, siExiste?: SiExiste): Promise<void> {
    await this.checkDirectorio(directorioId);
    const taken = await this.archivos.findNamedIn(directorioId, nombre);
    if (!taken || siExiste === 'nueva_version' || siExiste === 'conservar_ambos') {
      return;
    }
    // A file that was sent a moment ago may come again: the check of its bytes, later, decides.
    if (siExiste === 'omitir' || !(await this.repeticiones.mayBe(taken.id))) {
      throw yaExiste(taken.nombre, taken.id);
    }
  }

  private async checkDirectorio(id: string | null): Promise<void> {
    if (id !== null) {
      await this.directorios.getLive(id);
    }
  }
}

/** @throws DomainError 422 for any other text */
export function siExisteOf(text: string | undefined): SiExiste | undefined {
  const chosen = SI_EXISTE.find((each) => each === text);
  if (text && !chosen) {
    throw invalidField('siExiste', `Si el nombre ya existe, elija ${SI_EXISTE.join(', ')}.`);
  }
  return chosen;
}

/** Splits a sent path into the file's name and the directorios before it. */
function pathOf(sent: string): { nombre: string; ruta: string[] } {
  const nameAt = sent.lastIndexOf('/') + 1;
  return { nombre: usableFileName(sent.slice(nameAt)), ruta: directoriosDe(sent.slice(0, nameAt)) };
}

function checkLive({ nombre, eliminadoEn }: Archivo): void {
  if (eliminadoEn !== null) {
    throw enPapelera(nombre);
  }
}
