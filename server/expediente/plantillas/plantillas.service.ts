import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../common/config/settings.js';
import { changesOf } from '../../common/database/changes.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { extensionOf, usableFileName } from '../../common/files/file-name.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { receivedFile } from '../../common/files/received-file.js';
import { type OutgoingFile, outgoing } from '../../common/files/send-file.js';
import { type StoredFile, Uploads } from '../../common/files/uploads.js';
import { createValidationPipe } from '../../common/input/validation.pipe.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { Plan } from '../../plataforma/plan/plan.service.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import { escribirDocx } from './escribir-docx.js';
import { INICIALES } from './iniciales.js';
import type { Plantilla, PlantillaVersion } from './plantilla.entity.js';
import type { CampoUsado } from './plantilla-leida.js';
import { type ModificarPlantillaDto, NuevaPlantillaDto, NuevaVersionDePlantillaDto } from './plantillas.dto.js';
import { PlantillasRepository } from './plantillas.repository.js';
import { TallerDePlantillas } from './taller-de-plantillas.service.js';

const MAX_PLANTILLAS = 200;

/** A template with its versions, newest first. */
export interface PlantillaDetalle {
  plantilla: Plantilla;
  versiones: PlantillaVersion[];
}

/** A file that is a template without faults. */
interface Leida {
  nombre: string;
  bytes: Buffer;
  campos: CampoUsado[];
}

/** The templates of the office: their files, and the actos for which they are. */
@Injectable()
export class PlantillasService {
  private readonly validation = createValidationPipe();

  constructor(
    private readonly plantillas: PlantillasRepository,
    private readonly taller: TallerDePlantillas,
    private readonly tiposActo: TiposActoService,
    private readonly uploads: Uploads,
    private readonly storage: FileStorage,
    private readonly plan: Plan,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
    private readonly settings: Settings,
  ) {}

  findAll(): Promise<Plantilla[]> {
    return this.plantillas.findAll();
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<PlantillaDetalle> {
    return { plantilla: await this.plantillas.get(id), versiones: await this.plantillas.findVersiones(id) };
  }

  /**
   * Adds a template from the only file of a multipart request. Must not be called inside a transaction.
   * @throws DomainError 409 for too many, or without room in the plan; 413, 415; 422 with all faults
   */
  async create(request: FastifyRequest, tenant: TenantContext): Promise<PlantillaDetalle> {
    const file = await receivedFile(request, this.settings);
    const fields: NuevaPlantillaDto = await this.fieldsOf(file.campos, NuevaPlantillaDto);
    const leida = await this.leer(tenant, file);
    return this.uploads.receive(tenant, Readable.from([leida.bytes]), async (stored) => {
      await this.plantillas.lockAdding();
      const nombre = fields.nombre ?? leida.nombre.replace(/\.docx$/i, '').slice(0, 120);
      return this.get(await this.insert({ nombre, descripcion: fields.descripcion ?? null }, leida, stored));
    });
  }

  /** Adds the templates of the product that the office lacks. Must not be called inside a transaction. */
  async addIniciales(tenant: TenantContext): Promise<Plantilla[]> {
    const have = await this.read(tenant, () => this.plantillas.findIniciales());
    const ours = INICIALES.filter(({ clave }) => !have.has(clave));
    const files = ours.map((one) => ({ ...one, bytes: escribirDocx(one.texto) }));
    const leidas = await Promise.all(
      files.map(({ nombre, bytes }) => this.leer(tenant, { nombre: `${nombre}.docx`, bytes })),
    );
    const contents = leidas.map(({ bytes }) => Readable.from([bytes]));
    return this.uploads.receiveAll(tenant, contents, async (stored) => {
      await this.plantillas.lockAdding();
      const now = await this.plantillas.findIniciales();
      const actos = await this.tiposActo.findAll();
      for (const [i, { clave, nombre, descripcion, actos: claves }] of ours.entries()) {
        const tiposActo = actos.filter((acto) => claves.includes(acto.clave ?? '')).map(({ id }) => id);
        if (!now.has(clave)) {
          const fields = { nombre, descripcion, inicial: clave, tiposActo };
          await this.insert(fields, leidas[i] as Leida, stored[i] as StoredFile);
        }
      }
      return this.plantillas.findAll();
    });
  }

  /** Adds a version to a template. Must not be called inside a transaction. @throws DomainError 404, 409, 413, 415, 422 */
  async addVersion(request: FastifyRequest, tenant: TenantContext, id: string): Promise<PlantillaDetalle> {
    await this.read(tenant, () => this.plantillas.get(id));
    const file = await receivedFile(request, this.settings);
    const { motivo = null }: NuevaVersionDePlantillaDto = await this.fieldsOf(file.campos, NuevaVersionDePlantillaDto);
    return this.keepNext(tenant, id, await this.leer(tenant, file), { motivo });
  }

  /**
   * Restores an old version, as a new version. Must not be called inside a transaction.
   * @throws DomainError 404; 409 without room in the plan; 422 for the newest version, or unknown names
   */
  async restoreVersion(tenant: TenantContext, id: string, n: number): Promise<PlantillaDetalle> {
    const { clave, nombreOriginal } = await this.read(tenant, async () => {
      const { versionActual } = await this.plantillas.get(id);
      if (n === versionActual) {
        throw new DomainError('ES_LA_ACTUAL', 422, 'Esa versión ya es la última.');
      }
      return this.plantillas.getVersion(id, n);
    });
    const bytes = await buffer(this.storage.contentOf(clave));
    const leida = await this.leer(tenant, { nombre: nombreOriginal, bytes });
    return this.keepNext(tenant, id, leida, { motivo: `Repone la versión ${n}`, de: n });
  }

  /** Changes a template, but not its file. @throws DomainError 404, 412, 422 */
  async update(id: string, version: number, fields: ModificarPlantillaDto): Promise<PlantillaDetalle> {
    const plantilla = await this.plantillas.getLocked(id, version);
    if (fields.tiposActo) {
      const known = new Set((await this.tiposActo.findAll()).map((acto) => acto.id));
      if (fields.tiposActo.some((acto) => !known.has(acto))) {
        throw invalidField('tiposActo', 'Uno de los actos no existe.');
      }
    }
    const { activa, ...changes } = changesOf<Plantilla>(plantilla, fields);
    if (activa !== undefined || Object.keys(changes).length > 0) {
      await this.plantillas.update(plantilla, { ...changes, ...(activa !== undefined && { activa }) });
    }
    if (Object.keys(changes).length > 0) {
      this.record('plantilla.modificada', { ...plantilla, ...changes }, { campos: Object.keys(changes) });
    }
    if (activa !== undefined) {
      this.record(activa ? 'plantilla.activada' : 'plantilla.desactivada', plantilla);
    }
    return this.get(id);
  }

  /** Decides how the file of a version is sent. @throws DomainError 404 */
  open(tenant: TenantContext, id: string, n: number, http: Pick<FastifyRequest, 'headers'>): Promise<OutgoingFile> {
    return this.read(tenant, async () => {
      const { nombre } = await this.plantillas.get(id);
      const version = await this.plantillas.getVersion(id, n);
      return outgoing({ ...version, nombre: `${nombre} (versión ${n}).docx` }, true, http.headers);
    });
  }

  /** @throws DomainError 422 with all faults of the file */
  private async leer(tenant: TenantContext, file: { nombre: string; bytes: Buffer }): Promise<Leida> {
    const nombre = usableFileName(file.nombre);
    if (extensionOf(nombre) !== 'docx') {
      throw invalidField('archivo', 'La plantilla debe ser un archivo .docx.');
    }
    const clausulas = await this.read(tenant, () => this.plantillas.findClausulas());
    const { campos, problemas } = await this.taller.leer(file.bytes, clausulas);
    if (problemas.length > 0) {
      const details = problemas.map(({ escrito, mensaje }) => ({ campo: 'archivo', mensaje, escrito }));
      const message =
        problemas.length === 1 ? 'La plantilla tiene un error.' : `La plantilla tiene ${problemas.length} errores.`;
      throw new DomainError('PLANTILLA_CON_ERRORES', 422, `${message} ${details[0]?.mensaje}`, details);
    }
    return { nombre, bytes: file.bytes, campos };
  }

  /** Stores the next version of a template. @param de the number of the earlier version that it repeats */
  private keepNext(
    tenant: TenantContext,
    id: string,
    leida: Leida,
    { motivo, de }: { motivo: string | null; de?: number },
  ): Promise<PlantillaDetalle> {
    return this.uploads.receive(tenant, Readable.from([leida.bytes]), async (stored) => {
      // The lock makes the second of two simultaneous uploads take the next number.
      const plantilla = await this.plantillas.getLocked(id);
      const n = plantilla.versionActual + 1;
      await this.insertVersion({ id, n, motivo }, leida, stored);
      await this.plantillas.update(plantilla, { versionActual: n });
      if (de !== undefined) {
        this.record('plantilla.repuesta', plantilla, { n, de });
      } else {
        this.record('plantilla.versionada', plantilla, { n, ...(motivo && { motivo }) });
      }
      return this.get(id);
    });
  }

  private async insert(
    fields: { nombre: string; descripcion: string | null; inicial?: string; tiposActo?: string[] },
    leida: Leida,
    stored: StoredFile,
  ): Promise<string> {
    if ((await this.plantillas.count()) >= MAX_PLANTILLAS) {
      throw new DomainError('DEMASIADAS_PLANTILLAS', 409, `Puede haber hasta ${MAX_PLANTILLAS} plantillas.`);
    }
    const { tenant, now } = this.transactions;
    const id = uuid();
    const made = { versionActual: 1, activa: true, version: 1, creadaEn: now, actualizadaEn: now };
    const { inicial = null, tiposActo = [], ...rest } = fields;
    await this.plantillas.insert({ ...rest, ...made, id, inicial, tiposActo, creadaPor: tenant.usuarioId });
    await this.insertVersion({ id, n: 1, motivo: null }, leida, stored);
    this.record('plantilla.creada', { id, nombre: fields.nombre });
    return id;
  }

  private async insertVersion(
    { id: plantillaId, n, motivo }: { id: string; n: number; motivo: string | null },
    { nombre: nombreOriginal, campos }: Leida,
    stored: StoredFile,
  ): Promise<void> {
    const { tenant, now } = this.transactions;
    const autorId = tenant.usuarioId;
    await this.plan.assertStorage(stored.bytes);
    await this.plantillas.insertVersion({
      plantillaId,
      n,
      motivo,
      nombreOriginal,
      campos,
      autorId,
      ...stored,
      creadaEn: now,
    });
  }

  private fieldsOf<T>(campos: unknown, metatype: new () => T): Promise<T> {
    return this.validation.transform(campos, { type: 'body', metatype });
  }

  private record(
    accion: Accion,
    { id, nombre }: Pick<Plantilla, 'id' | 'nombre'>,
    datos: Record<string, unknown> = {},
  ) {
    this.auditoria.record({ accion, entidad: 'plantilla', entidadId: id, datos: { nombre, ...datos } });
    this.realtime.tellCuenta({ type: 'plantillas.changed' });
  }

  private read<T>(tenant: TenantContext, work: () => Promise<T>): Promise<T> {
    return this.transactions.tenantTransaction(tenant, work, { readOnly: true });
  }
}
