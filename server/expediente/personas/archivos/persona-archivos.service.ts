import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../../common/config/settings.js';
import { changesOf } from '../../../common/database/changes.js';
import { DomainError, invalidField } from '../../../common/errors/domain-error.js';
import { usableFileName } from '../../../common/files/file-name.js';
import { type OutgoingFile, outgoing } from '../../../common/files/send-file.js';
import { type UploadedFile, uploadedFiles } from '../../../common/files/uploaded-files.js';
import { Uploads } from '../../../common/files/uploads.js';
import { createValidationPipe } from '../../../common/input/validation.pipe.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../../plataforma/auditoria/auditoria.service.js';
import { Lecturas } from '../../../plataforma/auditoria/lecturas.service.js';
import { Plan } from '../../../plataforma/plan/plan.service.js';
import { assertNotMerged } from '../assert-not-merged.js';
import type { Persona } from '../persona.entity.js';
import { PersonasRepository } from '../personas.repository.js';
import { CLASE_NOMBRE } from './clases.js';
import type { PersonaArchivo } from './persona-archivo.entity.js';
import { type ModificarArchivoDto, NuevoArchivoDto } from './persona-archivos.dto.js';
import { PersonaArchivosRepository } from './persona-archivos.repository.js';

const MAX_POR_PERSONA = 50;

/** The documents that are kept on a persona, such as a copied DNI or a poder. */
@Injectable()
export class PersonaArchivosService {
  private readonly validation = createValidationPipe();

  constructor(
    private readonly archivos: PersonaArchivosRepository,
    private readonly personas: PersonasRepository,
    private readonly uploads: Uploads,
    private readonly plan: Plan,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly lecturas: Lecturas,
    private readonly settings: Settings,
  ) {}

  /** The documents of a persona, the latest first. @throws DomainError 404 */
  async findOf(personaId: string): Promise<PersonaArchivo[]> {
    await this.personas.get(personaId);
    return this.archivos.findOf(personaId);
  }

  /**
   * Keeps the only file of a multipart request on a persona. Must not be called inside a transaction.
   * @throws DomainError 400, 404; 409 when there is no room; 413, 415, 422
   */
  async add(request: FastifyRequest, tenant: TenantContext, personaId: string): Promise<PersonaArchivo> {
    const check = async () => void (await this.assertRoom(personaId, await this.personas.get(personaId)));
    await this.transactions.tenantTransaction(tenant, check, { readOnly: true });
    const files = uploadedFiles(request, this.settings);
    for await (const uploaded of files) {
      return await this.receive(tenant, personaId, { ...uploaded, content: onlyOne(uploaded, files) });
    }
    throw new DomainError('SIN_ARCHIVO', 422, 'No se recibió ningún archivo.');
  }

  /** Changes the kind, number and dates of a document. @throws DomainError 404, 412, 422 */
  async update(id: string, version: number, fields: ModificarArchivoDto): Promise<PersonaArchivo> {
    const archivo = await this.archivos.getLocked(id, version);
    const changes = changesOf<PersonaArchivo>(archivo, fields);
    if (Object.keys(changes).length > 0) {
      assertDates({ ...archivo, ...changes });
      await this.archivos.update(archivo, changes);
      await this.record('persona.archivo_modificado', archivo);
    }
    return this.archivos.get(id);
  }

  /** Deletes a document. It can be restored for a day. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    const archivo = await this.archivos.get(id);
    await this.archivos.update(archivo, { eliminadoEn: this.transactions.now });
    await this.record('persona.archivo_eliminado', archivo);
  }

  /**
   * Restores a document that was deleted in the last day. @throws DomainError 404; 409 when there is no room any more
   */
  async restore(id: string): Promise<PersonaArchivo> {
    const archivo = await this.archivos.getDeleted(id);
    await this.assertRoom(archivo.personaId, await this.archivos.lockPersona(archivo.personaId));
    await this.archivos.update(archivo, { eliminadoEn: null });
    await this.record('persona.archivo_restaurado', archivo);
    return this.archivos.get(id);
  }

  /** Decides how a document is sent, and records who reads it. @throws DomainError 404 */
  open(
    tenant: TenantContext,
    id: string,
    descargar: boolean,
    http: Pick<FastifyRequest, 'method' | 'headers'>,
  ): Promise<OutgoingFile> {
    return this.transactions.tenantTransaction(tenant, async () => {
      const archivo = await this.archivos.get(id);
      const { personaId, clase } = archivo;
      const file = outgoing(archivo, descargar, http.headers);
      if (http.method !== 'HEAD' && file.delivery.status !== 416) {
        const persona = await this.personas.get(personaId);
        await this.lecturas.record({
          accion: 'persona.archivo_leido',
          entidad: 'persona',
          entidadId: personaId,
          datos: { nombre: persona.nombreCompleto, clase, archivo: archivo.nombre },
        });
      }
      return file;
    });
  }

  private async receive(
    tenant: TenantContext,
    personaId: string,
    { nombre: given, campos, content }: UploadedFile,
  ): Promise<PersonaArchivo> {
    const fields: NuevoArchivoDto = await this.validation.transform(campos, {
      type: 'body',
      metatype: NuevoArchivoDto,
    });
    const datos = { numero: null, expedido: null, vence: null, ...fields };
    assertDates(datos);
    const nombre = usableFileName(given);
    return this.uploads.receive(tenant, content, async (stored) => {
      if (stored.bytes === 0) {
        throw new DomainError('ARCHIVO_VACIO', 422, 'El archivo está vacío.');
      }
      await this.assertRoom(personaId, await this.archivos.lockPersona(personaId));
      await this.plan.assertStorage(stored.bytes);
      const id = uuid();
      const subidoPor = tenant.usuarioId;
      await this.archivos.insert({ ...datos, ...stored, id, personaId, nombre, subidoPor, version: 1 });
      const archivo = await this.archivos.get(id);
      await this.record('persona.archivo_subido', archivo);
      return archivo;
    });
  }

  /** @throws DomainError 409 when the persona was merged, or has too many documents */
  private async assertRoom(personaId: string, persona: Persona): Promise<void> {
    assertNotMerged(persona);
    if ((await this.archivos.count(personaId)) >= MAX_POR_PERSONA) {
      const message = `Una persona puede tener hasta ${MAX_POR_PERSONA} documentos. Elimine alguno primero.`;
      throw new DomainError('DEMASIADOS_DOCUMENTOS', 409, message);
    }
  }

  private async record(accion: Accion, { personaId, clase, nombre: archivo }: PersonaArchivo): Promise<void> {
    const { nombreCompleto: nombre } = await this.personas.get(personaId);
    const datos = { nombre, clase: CLASE_NOMBRE[clase], archivo };
    this.auditoria.record({ accion, entidad: 'persona', entidadId: personaId, datos });
  }
}

/** The content of a file. Refuses a second file after it. @throws DomainError 422 */
async function* onlyOne({ content }: UploadedFile, files: AsyncGenerator<UploadedFile>): UploadedFile['content'] {
  yield* content;
  if (!(await files.next()).done) {
    throw invalidField('archivo', 'Se guarda un archivo por vez: envíe uno solo.');
  }
}

function assertDates({ expedido, vence }: Pick<PersonaArchivo, 'expedido' | 'vence'>): void {
  if (expedido && vence && vence < expedido) {
    throw invalidField('vence', 'El vencimiento no puede ser anterior a la expedición.');
  }
}
