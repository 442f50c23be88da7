import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { RateLimits } from '../../../common/access/rate-limits.js';
import { Settings } from '../../../common/config/settings.js';
import { dayIn } from '../../../common/day.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { tableRows } from '../../../common/files/csv-table.js';
import { fileText, isBinary } from '../../../common/files/file-text.js';
import { type ReceivedFile, receivedFile } from '../../../common/files/received-file.js';
import { Idempotency } from '../../../common/idempotency/idempotency.js';
import { cleanLine } from '../../../common/input/clean-text.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { Auditoria, type Hecho } from '../../../plataforma/auditoria/auditoria.service.js';
import type { Persona } from '../persona.entity.js';
import { type Tomados, takenFrom } from '../persona-campos.js';
import { PersonasRepository } from '../personas.repository.js';
import { PersonasService } from '../personas.service.js';
import { type Columna, columnasElegidas, columnasOf } from './columnas.js';
import { hechoOf } from './hecho.js';
import { type ImportacionPersonasDto, MAX_PERSONAS, type OpcionesImportacionDto } from './importacion.dto.js';
import { toImportacion } from './importacion.presenter.js';
import { ImportacionesRepository, type PersonaImportada } from './importaciones.repository.js';
import { opcionesOf } from './opciones.js';
import { type Contexto, type PersonaLeida, personaLeida } from './persona-leida.js';
import { documentKey, documentsOf, type PersonaRevisada, revise, undocumentedName } from './revision.js';

const FIVE_MINUTES = 300;
/** The previews allowed for each import. A person looks again after each change of a column. */
const LOOKS = 5;
/** After so many rows, the event loop is free for other requests. */
const BREATH = 50;
const BATCH = 500;

/** The columns and the rows of a file. */
export interface Tabla {
  titulos: { titulo: string; ejemplo: string }[];
  columnas: (Columna | null)[];
  leidas: PersonaLeida[];
}

/** Registers the personas of a CSV file. A preview comes first; the import stores all in one transaction. */
@Injectable()
export class ImportacionPersonas {
  constructor(
    private readonly personas: PersonasRepository,
    private readonly servicio: PersonasService,
    private readonly importaciones: ImportacionesRepository,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * What an import of the file would do. Must not be called inside a transaction, since reading takes a while.
   * @throws DomainError 400, 413, 415; 422 when the file is no such table
   * @throws TooManyRequests
   */
  async preview(
    request: FastifyRequest,
    tenant: TenantContext,
  ): Promise<{ tabla: Tabla; revisadas: PersonaRevisada[] }> {
    const limit = LOOKS * this.settings.LIMIT_IMPORTS;
    await this.limits.consume('revisiones de importaciones', tenant.usuarioId, limit, FIVE_MINUTES);
    const file = await receivedFile(request, this.settings);
    const tabla = await this.read(file, await opcionesOf(file.campos), tenant);
    const revisadas = await this.transactions.tenantTransaction(tenant, () => this.revise(tabla.leidas), {
      readOnly: true,
    });
    return { tabla, revisadas };
  }

  /**
   * Imports the file, once for each Idempotency-Key. Existing personas are looked up again. @throws as {@link preview}
   */
  async import(request: FastifyRequest, tenant: TenantContext): Promise<ImportacionPersonasDto> {
    await this.limits.consume('importaciones', tenant.usuarioId, this.settings.LIMIT_IMPORTS, FIVE_MINUTES);
    const file = await receivedFile(request, this.settings);
    const opciones = await opcionesOf(file.campos);
    const hash = createHash('sha256').update(file.bytes).update(JSON.stringify(opciones)).digest('hex');
    return this.idempotency.oncePrepared(
      tenant,
      request,
      {
        prepare: () => this.read(file, opciones, tenant),
        work: ({ leidas }) => this.store(leidas, opciones, file.nombre),
      },
      { body: hash },
    );
  }

  private async read(file: ReceivedFile, opciones: OpcionesImportacionDto, tenant: TenantContext): Promise<Tabla> {
    const { pais, zonaHoraria } = await this.transactions.tenantTransaction(tenant, () => this.directory.cuenta(), {
      readOnly: true,
    });
    return readTable(fileText(file.bytes), opciones, { pais, today: dayIn(zonaHoraria, new Date()) });
  }

  private async revise(leidas: readonly PersonaLeida[], { isLocking = false } = {}): Promise<PersonaRevisada[]> {
    const documentos = new Map(leidas.flatMap(documentsOf).map((documento) => [documentKey(documento), documento]));
    const found = await this.personas.findOwners([...documentos.values()]);
    const ids = [...new Set(found.map(({ id }) => id))];
    const rows = await (isLocking ? this.personas.findLocked(ids) : this.personas.findByIds(ids));
    const byId = new Map(rows.map((persona) => [persona.id, persona]));
    const owners = new Map<string, Persona[]>();
    for (const { id, ...documento } of found) {
      const key = documentKey(documento);
      const persona = byId.get(id);
      owners.set(key, [...(owners.get(key) ?? []), ...(persona ? [persona] : [])]);
    }
    return revise(leidas, owners, await this.homonimasOf(leidas));
  }

  private async homonimasOf(leidas: readonly PersonaLeida[]): Promise<Map<string, Persona[]>> {
    const named = await this.personas.findNamed([...new Set(leidas.flatMap((leida) => undocumentedName(leida) ?? []))]);
    const personas = await this.personas.findByIds(named.flatMap(({ ids }) => ids));
    return new Map(named.map(({ nombre, ids }) => [nombre, personas.filter(({ id }) => ids.includes(id))]));
  }

  private async store(
    leidas: readonly PersonaLeida[],
    { existentes = 'omitir', homonimas = 'agregar', distintas = [] }: OpcionesImportacionDto,
    archivo: string,
  ): Promise<ImportacionPersonasDto> {
    // A single lock. A lock for each of two thousand documents would overflow the database's table of locks.
    await this.personas.lockAllDocuments();
    const revisadas = await this.revise(leidas, { isLocking: true });
    const others = new Set(distintas);
    /** Whether a row with a choice is stored. */
    const isTaken = ({ resultado, leida }: PersonaRevisada) =>
      (resultado === 'existe' ? existentes === 'completar' : homonimas === 'agregar') !== others.has(leida.fila);
    const creadas = await this.createAll(revisadas.filter((one) => !hasHomonimas(one) || isTaken(one)));
    const completadas = await this.completeAll(revisadas.filter(isTaken));
    const id = uuid();
    const stored = [...creadas, ...completadas];
    await this.importaciones.keep(id, stored);
    const importacion = toImportacion(revisadas, {
      creadas: creadas.length,
      completadas: completadas.length,
      importacion: stored.length > 0 ? id : null,
      isTaken,
    });
    const { omitidas } = importacion;
    this.auditoria.record({
      accion: 'personas.importadas',
      entidad: 'importacion',
      entidadId: id,
      datos: {
        archivo: archivo.slice(0, 200),
        creadas: creadas.length,
        completadas: completadas.length,
        omitidas: omitidas.length,
      },
    });
    return importacion;
  }

  private async createAll(revisadas: readonly PersonaRevisada[]): Promise<PersonaImportada[]> {
    const { usuarioId } = this.transactions.tenant;
    const nuevas = revisadas.flatMap(({ resultado, leida: { campos } }) =>
      resultado === 'nueva' && campos ? [{ ...campos, id: uuid(), creadaPor: usuarioId, version: 1 }] : [],
    );
    for (let start = 0; start < nuevas.length; start += BATCH) {
      const batch = nuevas.slice(start, start + BATCH);
      await this.personas.insert(...batch);
      const stored = await this.personas.findByIds(batch.map(({ id }) => id));
      this.auditoria.recordAll(stored.map((persona) => hechoOf('persona.creada', persona)));
    }
    return nuevas.map(({ id }) => ({ id, completado: null }));
  }

  /** Fills the unknown fields of existing personas. Known fields stay. */
  private async completeAll(revisadas: readonly PersonaRevisada[]): Promise<PersonaImportada[]> {
    const hechos: Hecho[] = [];
    const completadas: PersonaImportada[] = [];
    for (const revisada of revisadas) {
      const { campos } = revisada.leida;
      if (campos && revisada.resultado === 'existe' && revisada.faltan.length > 0) {
        const { existente, faltan } = revisada;
        const completado: Tomados = takenFrom({ ...campos, motivoExcepcion: null }, faltan);
        const changes = Object.assign({}, ...Object.values(completado));
        await this.servicio.write(existente, changes);
        hechos.push(hechoOf('persona.modificada', existente, { campos: Object.keys(changes) }));
        completadas.push({ id: existente.id, completado });
      }
    }
    this.auditoria.recordAll(hechos);
    return completadas;
  }
}

const hasHomonimas = (revisada: PersonaRevisada): boolean =>
  revisada.resultado === 'nueva' && revisada.homonimas.length > 0;

/** Reads a table of personas. @throws DomainError 415, 422 */
async function readTable(
  text: string,
  { columnas: chosen }: OpcionesImportacionDto,
  contexto: Contexto,
): Promise<Tabla> {
  if (isBinary(text)) {
    throw new DomainError('TIPO_NO_ADMITIDO', 415, 'El archivo debe ser CSV (.csv o .txt).');
  }
  const titulos: Tabla['titulos'] = [];
  let columnas: (Columna | null)[] = [];
  const leidas: PersonaLeida[] = [];
  let isHeading = true;
  for await (const row of tableRows(text)) {
    if (isHeading) {
      isHeading = false;
      titulos.push(...row.cells.map((cell) => ({ titulo: cleanLine(cell).slice(0, 100), ejemplo: '' })));
      columnas = chosen ? columnasElegidas(row.cells, chosen) : columnasOf(row.cells);
      continue;
    }
    if (leidas.length === MAX_PERSONAS) {
      throw new DomainError('DEMASIADAS_PERSONAS', 422, 'El archivo tiene más de 1.000 personas: divídalo en varios.');
    }
    for (const [i, titulo] of titulos.entries()) {
      titulo.ejemplo ||= cleanLine((row.cells[i] ?? '').slice(0, 200)).slice(0, 60);
    }
    leidas.push(await personaLeida(row, columnas, contexto));
    if (leidas.length % BREATH === 0) {
      await setImmediate();
    }
  }
  if (leidas.length === 0) {
    throw new DomainError('SIN_PERSONAS', 422, 'El archivo no tiene personas: la primera fila son los títulos.');
  }
  return { titulos, columnas, leidas };
}
