import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { dayIn } from '../../../common/day.js';
import { counted, type Limites, rowsUnder } from '../../../common/files/csv-table.js';
import { Importaciones, type Importador, type TextoImportado } from '../../../common/importaciones/importaciones.js';
import { cleanLine } from '../../../common/input/clean-text.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { Auditoria, type Hecho } from '../../../plataforma/auditoria/auditoria.service.js';
import type { Persona } from '../persona.entity.js';
import { type Tomados, takenFrom } from '../persona-fields.js';
import { PersonasRepository } from '../personas.repository.js';
import { PersonasService } from '../personas.service.js';
import { type Columna, columnasElegidas, columnasOf } from './columns.js';
import { hechoOf } from './hecho.js';
import {
  type ImportacionPersonasDto,
  MAX_PERSONAS,
  type OpcionesImportacionDto,
  type RevisionPersonasDto,
} from './importacion.dto.js';
import { toImportacion, toRevision } from './importacion.presenter.js';
import { PERSONAS_IMPORTADAS, type PersonaImportada } from './importaciones.repository.js';
import { opcionesOf } from './options.js';
import { type Contexto, type PersonaLeida, personaLeida } from './persona-leida.js';
import { documentKey, documentsOf, type PersonaRevisada, revise, undocumentedName } from './revision.js';

const LIMITES: Limites = {
  most: MAX_PERSONAS,
  demasiadas: ['DEMASIADAS_PERSONAS', 'El archivo tiene más de 1.000 personas: divídalo en varios.'],
  ninguna: ['SIN_PERSONAS', 'El archivo no tiene personas: la primera fila son los títulos.'],
};
const BATCH = 500;

/** The columns and the rows of a file, with the choices for them. */
export interface Tabla {
  archivo: string;
  opciones: OpcionesImportacionDto;
  titulos: { titulo: string; ejemplo: string }[];
  columnas: (Columna | null)[];
  leidas: PersonaLeida[];
}

/** Adds the personas of a CSV file. A preview comes first; the import stores all in one transaction. */
@Injectable()
export class ImportacionPersonas implements Importador<Tabla, RevisionPersonasDto, ImportacionPersonasDto> {
  readonly formatos = 'CSV (.csv o .txt)';
  /** A person looks again after each change of a column. */
  readonly looks = 5;

  constructor(
    private readonly personas: PersonasRepository,
    private readonly servicio: PersonasService,
    private readonly importaciones: Importaciones,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
  ) {}

  /** @throws DomainError 400 for invalid choices, 422 when the file is no such table */
  async read({ nombre, texto, campos }: TextoImportado, tenant: TenantContext): Promise<Tabla> {
    const opciones = await opcionesOf(campos);
    const { pais, zonaHoraria } = await this.transactions.tenantTransaction(tenant, () => this.directory.cuenta(), {
      readOnly: true,
    });
    const contexto = { pais, today: dayIn(zonaHoraria, new Date()) };
    return { archivo: nombre, opciones, ...(await readTable(texto, opciones, contexto)) };
  }

  async look(tabla: Tabla): Promise<RevisionPersonasDto> {
    return toRevision(tabla, await this.revise(tabla.leidas));
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

  /** Looks existing personas up again. */
  async store({ archivo, opciones, leidas }: Tabla): Promise<ImportacionPersonasDto> {
    const { existentes = 'omitir', homonimas = 'agregar', distintas = [] } = opciones;
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
    await this.importaciones.keep(PERSONAS_IMPORTADAS, id, stored);
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

/** Reads a table of personas. @throws DomainError 422 */
async function readTable(
  text: string,
  { columnas: chosen }: OpcionesImportacionDto,
  contexto: Contexto,
): Promise<Pick<Tabla, 'titulos' | 'columnas' | 'leidas'>> {
  let titulos: Tabla['titulos'] = [];
  let columnas: (Columna | null)[] = [];
  const leidas: PersonaLeida[] = [];
  const rows = rowsUnder(text, (cells) => {
    titulos = cells.map((cell) => ({ titulo: cleanLine(cell).slice(0, 100), ejemplo: '' }));
    columnas = chosen ? columnasElegidas(cells, chosen) : columnasOf(cells);
  });
  for await (const row of counted(rows, LIMITES)) {
    for (const [i, titulo] of titulos.entries()) {
      titulo.ejemplo ||= cleanLine((row.cells[i] ?? '').slice(0, 200)).slice(0, 60);
    }
    leidas.push(await personaLeida(row, columnas, contexto));
  }
  return { titulos, columnas, leidas };
}
