import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { isAllowed } from '../../common/access/permissions.js';
import { changesOf } from '../../common/database/changes.js';
import { found, foundAt } from '../../common/database/found.js';
import { dayIn } from '../../common/day.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { DEBIDA_DILIGENCIA } from '../../vocabulario/debida-diligencia.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { isDecidido } from '../../vocabulario/requisito-estados.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { DocumentosDeCarpeta } from '../documentos/documentos-de-carpeta.service.js';
import type { RequisitoDeActo } from '../tipos-acto/requisito-de-acto.js';
import { EncargosService } from './encargos.service.js';
import type { Requisito } from './requisito.entity.js';
import { decide, needsDecision } from './requisito-cambios.js';
import { porCertificados } from './requisito-por-certificados.js';
import type {
  AgregarRequisitoDto,
  DeshacerRequisitosDto,
  MarcarRequisitoDto,
  MarcarRequisitosDto,
  ModificarRequisitoDto,
} from './requisitos.dto.js';
import { type RequisitoFila, RequisitosRepository, SIN_SU_DOCUMENTO } from './requisitos.repository.js';
import { type CambioDeRequisitos, compareRequisitos } from './requisitos-de-otra-version.js';

/** The most requisitos of a carpeta. */
const MAX_REQUISITOS = 200;

/** The requisitos of carpetas: copies of the acto's, and the carpeta's own. */
@Injectable()
export class RequisitosService {
  constructor(
    private readonly requisitos: RequisitosRepository,
    private readonly documentos: DocumentosDeCarpeta,
    private readonly gate: CarpetaGate,
    private readonly encargos: EncargosService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** The requisitos of a carpeta, in their order. @throws DomainError 404 */
  async findOfCarpeta(carpetaId: string): Promise<RequisitoFila[]> {
    await this.gate.visible(carpetaId);
    return this.requisitos.findOfCarpeta(carpetaId);
  }

  /** The day on which a carpeta was signed, `YYYY-MM-DD`; null before. @throws DomainError 404 */
  async signedOn(carpetaId: string): Promise<string | null> {
    return (await this.gate.visible(carpetaId)).fechaFirma;
  }

  /** Adds a requisito to this carpeta alone, at the end. @throws DomainError 404, 422 */
  async add(carpetaId: string, { id: given, ...fields }: AgregarRequisitoDto): Promise<RequisitoFila> {
    await this.gate.lock(carpetaId, 'decidirRequisitos');
    const present = await this.requisitos.findOfCarpeta(carpetaId);
    if (present.length >= MAX_REQUISITOS) {
      throw invalidField('nombre', `Una carpeta puede tener hasta ${MAX_REQUISITOS} requisitos.`);
    }
    await this.checkResponsable(carpetaId, fields.responsableId);
    const id = given ?? uuid();
    const orden = (present.at(-1)?.orden ?? 0) + 1;
    await this.requisitos.insert([{ obligatorio: true, ...fields, id, carpetaId, orden, estado: 'pendiente' }]);
    this.record('requisito.agregado', carpetaId, id, { nombre: fields.nombre });
    await this.encargos.tell(carpetaId, fields.responsableId ?? null, [fields.nombre]);
    return this.get(carpetaId, id);
  }

  /** Changes a requisito in the version that the client has seen. @throws DomainError 403, 404, 412, 422 */
  async update(
    carpetaId: string,
    id: string,
    version: number,
    { estado, motivo, orden, ...fields }: ModificarRequisitoDto,
  ): Promise<RequisitoFila> {
    await this.gate.lock(carpetaId, 'marcarRequisitos');
    const all = await this.requisitos.findOfCarpeta(carpetaId);
    const requisito = foundAt(
      all.find((one) => one.id === id),
      'el requisito',
      version,
    );
    const changes = changesOf<Requisito>(requisito, fields);
    const isMoved = orden !== undefined && orden !== place(all, id);
    await this.checkRole([requisito], { estado, motivo }, [...Object.keys(changes), ...(isMoved ? ['orden'] : [])]);
    await this.checkFields(requisito, changes);
    const marked = this.decided(requisito, { estado, motivo });
    if (Object.keys({ ...changes, ...marked }).length > 0) {
      await this.requisitos.update([id], { ...suelto(requisito, changes, marked), ...changes, ...marked });
    }
    if (isMoved) {
      const others = all.map((one) => one.id).filter((other) => other !== id);
      await this.requisitos.reorder(others.toSpliced(orden - 1, 0, id));
    }
    const nombre = changes.nombre ?? requisito.nombre;
    const campos = [...Object.keys(changes), ...(isMoved ? ['orden'] : [])];
    if (campos.length > 0) {
      this.record('requisito.modificado', carpetaId, id, { nombre, campos });
    }
    if (changes.responsableId !== undefined) {
      await this.encargos.tell(carpetaId, changes.responsableId, [nombre]);
    }
    if (marked.estado) {
      this.record('requisito.marcado', carpetaId, id, { nombre, ...facts(marked) });
    }
    return this.get(carpetaId, id);
  }

  /** Makes the same change in several requisitos, or in none. @throws DomainError 403, 404, 422 */
  async updateAll(carpetaId: string, { ids, estado, motivo, ...fields }: MarcarRequisitosDto): Promise<void> {
    await this.gate.lock(carpetaId, 'marcarRequisitos');
    const all = await this.requisitos.findOfCarpeta(carpetaId);
    const chosen = ids.map((id) =>
      found(
        all.find((one) => one.id === id),
        'uno de los requisitos',
      ),
    );
    const campos = Object.keys(fields).filter((campo) => fields[campo as keyof typeof fields] !== undefined);
    await this.checkRole(chosen, { estado, motivo }, campos);
    await this.checkResponsable(carpetaId, fields.responsableId);
    const changed = chosen.filter((one) => Object.keys(changesOf<Requisito>(one, fields)).length > 0);
    if (changed.length > 0) {
      await this.requisitos.update(
        changed.map(({ id }) => id),
        fields,
      );
      this.recordAll('requisitos.modificados', carpetaId, changed, { campos });
    }
    const given = changed.filter(({ responsableId }) => responsableId !== (fields.responsableId ?? responsableId));
    await this.encargos.tell(
      carpetaId,
      fields.responsableId ?? null,
      given.map(({ nombre }) => nombre),
    );
    const marked = chosen.map((one) => ({ one, marks: this.decided(one, { estado, motivo }) }));
    const differing = marked.filter(({ marks }) => marks.estado).map(({ one }) => one);
    const [marks] = marked.flatMap((each) => (each.marks.estado ? [each.marks] : []));
    if (marks) {
      await this.requisitos.update(
        differing.map(({ id }) => id),
        marks,
      );
      // A new decision must not depend on a document in the trash: it is detached.
      const loose = differing.filter(({ enPapelera }) => enPapelera !== null);
      if (loose.length > 0) {
        await this.requisitos.update(
          loose.map(({ id }) => id),
          { documentoId: null },
        );
      }
      this.recordAll('requisitos.marcados', carpetaId, differing, facts(marks));
    }
  }

  /**
   * Restores responsables and last days of several requisitos, without telling anybody. Refused when one of them
   * changed since.
   * @throws DomainError 404, 412, 422
   */
  async undoAll(carpetaId: string, { requisitos }: DeshacerRequisitosDto): Promise<void> {
    await this.gate.lock(carpetaId, 'decidirRequisitos');
    const all = await this.requisitos.findOfCarpeta(carpetaId);
    const back = requisitos.map(({ id, version, ...fields }) => {
      const one = all.find((candidate) => candidate.id === id);
      const requisito = foundAt(one, 'uno de los requisitos', version);
      return { requisito, changes: changesOf<Requisito>(requisito, fields) };
    });
    for (const responsableId of new Set(back.map(({ changes }) => changes.responsableId))) {
      await this.checkResponsable(carpetaId, responsableId);
    }
    const changed = back.filter(({ changes }) => Object.keys(changes).length > 0);
    for (const { requisito, changes } of changed) {
      await this.requisitos.update([requisito.id], changes);
    }
    if (changed.length > 0) {
      const campos = [...new Set(changed.flatMap(({ changes }) => Object.keys(changes)))];
      const undone = changed.map(({ requisito }) => requisito);
      this.recordAll('requisitos.modificados', carpetaId, undone, { campos, deshace: true });
    }
  }

  /**
   * Lets requisitos follow the certificates that fulfil them. The carpeta must be locked.
   * @param antes the earlier documento of a changed certificate
   * @param isOver whether a certificate expired, rather than a person changed one
   */
  async followCertificados(
    carpetaId: string,
    ids: readonly (string | null)[],
    { antes = null, isOver = false }: { antes?: string | null; isOver?: boolean } = {},
  ): Promise<void> {
    if (ids.every((id) => id === null)) {
      return;
    }
    const hoy = dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
    for (const requisito of await this.requisitos.findOfCarpeta(carpetaId)) {
      // The file against money laundering follows no certificate: who asks for certificates may not touch it.
      const { vencido, ...changes } =
        ids.includes(requisito.id) && !isFichaAml(requisito) ? porCertificados(requisito, { antes, hoy, isOver }) : {};
      if (Object.keys(changes).length > 0) {
        const decided = changes.estado && { decididoPor: null, decididoEn: null };
        await this.requisitos.update([requisito.id], { ...changes, ...decided });
        const { id, nombre } = requisito;
        const [accion, datos] = changes.estado
          ? (['requisito.marcado', { nombre, estado: changes.estado, ...(vencido && { vencido }) }] as const)
          : (['requisito.modificado', { nombre, campos: ['documentoId'] }] as const);
        this.auditoria.record({ accion, entidad: 'requisito', entidadId: id, carpetaId, datos, isBySystem: isOver });
      }
    }
  }

  /**
   * Ends suspended approvals at the signature. Requisitos with their document in the trash become pendiente for good.
   */
  async settle(carpetaId: string): Promise<void> {
    for (const { id, nombre } of await this.requisitos.findSinSuDocumento(carpetaId)) {
      await this.requisitos.update([id], SIN_SU_DOCUMENTO);
      const { estado } = SIN_SU_DOCUMENTO;
      this.record('requisito.marcado', carpetaId, id, { nombre, estado, motivo: 'su documento está en la papelera' });
    }
  }

  /** Removes a requisito, unless the acto demands it. @throws DomainError 404, 422 */
  async remove(carpetaId: string, id: string): Promise<void> {
    await this.gate.lock(carpetaId, 'decidirRequisitos');
    const requisito = await this.get(carpetaId, id);
    if (!isQuitable(requisito)) {
      throw new DomainError('REQUISITO_DEL_ACTO', 422, 'El acto lo exige: si no corresponde, márquelo «No aplica».');
    }
    if (isFichaAml(requisito)) {
      await this.checkAml(requisito, 'aml.decidir');
    }
    await this.requisitos.delete([id]);
    this.record('requisito.quitado', carpetaId, id, { nombre: requisito.nombre });
  }

  /** Copies the requisitos of an acto into a new carpeta. */
  async copy(carpetaId: string, pedidos: readonly RequisitoDeActo[]): Promise<void> {
    await this.requisitos.insert(pedidos.map((pedido, i) => ({ ...pedido, id: uuid(), carpetaId, orden: i + 1 })));
  }

  /** The changes of a carpeta's requisitos when it gets these. @throws DomainError 404 */
  async compare(carpetaId: string, pedidos: readonly RequisitoDeActo[]): Promise<CambioDeRequisitos> {
    return compareRequisitos(await this.findOfCarpeta(carpetaId), pedidos);
  }

  /** Gives a carpeta the requisitos of another acto or version. Begun requisitos stay. The carpeta must be locked. */
  async renew(carpetaId: string, pedidos: readonly RequisitoDeActo[]): Promise<void> {
    const present = await this.requisitos.findOfCarpeta(carpetaId);
    const { agrega, quita, conserva, sigue } = compareRequisitos(present, pedidos);
    await this.requisitos.delete(quita.map(({ id }) => id));
    if (conserva.length > 0) {
      await this.requisitos.update(
        conserva.map(({ id }) => id),
        { obligatorio: false },
      );
    }
    for (const { id, requisito } of sigue) {
      const before = present.find((one) => one.id === id) as Requisito;
      const changes = changesOf<Requisito>(before, requisito);
      if (Object.keys(changes).length > 0) {
        await this.requisitos.update([id], changes);
      }
    }
    const added = agrega.map((pedido) => ({ ...pedido, id: uuid(), carpetaId, orden: MAX_REQUISITOS }));
    await this.requisitos.insert(added);
    // The order of the acto, then the carpeta's own requisitos.
    const idOf = new Map([
      ...sigue.map(({ id, requisito }) => [requisito.clave, id] as const),
      ...added.map(({ id, clave }) => [clave, id] as const),
    ]);
    const asked = pedidos.flatMap(({ clave }) => idOf.get(clave) ?? []);
    const gone = new Set([...asked, ...quita.map(({ id }) => id)]);
    await this.requisitos.reorder([...asked, ...present.map(({ id }) => id).filter((id) => !gone.has(id))]);
    if (agrega.length > 0 || quita.length > 0) {
      const datos = { agregados: agrega.length, quitados: quita.length };
      this.record('requisitos.renovados', carpetaId, carpetaId, datos);
    }
  }

  private async get(carpetaId: string, id: string): Promise<RequisitoFila> {
    const all = await this.requisitos.findOfCarpeta(carpetaId);
    return found(
      all.find((one) => one.id === id),
      'el requisito',
    );
  }

  /** Roles that only mark may set solicitado and recibido, and attach a document. @throws DomainError 403 */
  private async checkRole(
    requisitos: readonly Requisito[],
    cambio: MarcarRequisitoDto,
    campos: readonly string[],
  ): Promise<void> {
    const ficha = requisitos.find(isFichaAml);
    if (ficha) {
      // A decision rests on its document, so changing the document changes the decision.
      const decides = needsDecision(ficha, cambio) || (campos.includes('documentoId') && isDecidido(ficha.estado));
      await this.checkAml(ficha, decides ? 'aml.decidir' : 'aml.cargar');
    }
    if (isAllowed(this.transactions.tenant.rolId, 'requisitos.aprobar')) {
      return;
    }
    const decides = requisitos.some(
      (requisito) => needsDecision(requisito, cambio) || (campos.length > 0 && isDecidido(requisito.estado)),
    );
    if (decides || campos.some((campo) => campo !== 'documentoId')) {
      const mensaje = 'Su rol puede marcar requisitos como solicitados o recibidos, y adjuntarles un documento.';
      throw new DomainError('SIN_PERMISO', 403, mensaje);
    }
  }

  /** @throws DomainError 403 without this permission */
  private async checkAml({ nombre }: Requisito, permission: 'aml.cargar' | 'aml.decidir'): Promise<void> {
    if (isAllowed(this.transactions.tenant.rolId, permission)) {
      return;
    }
    const { unAdscripto } = palabrasDe((await this.directory.cuenta()).pais);
    const who =
      permission === 'aml.decidir'
        ? `lo deciden un titular o ${unAdscripto}`
        : `lo completan un titular, ${unAdscripto} o un oficial`;
    throw new DomainError('SIN_PERMISO', 403, `«${nombre}» ${who}.`);
  }

  private async checkFields(requisito: Requisito, changes: Partial<Requisito>): Promise<void> {
    const fixed = (['nombre', 'descripcion', 'obligatorio'] as const).find((campo) => changes[campo] !== undefined);
    if (fixed && requisito.clave !== null) {
      throw invalidField(fixed, 'Este requisito es del acto: se cambia en el catálogo de actos.');
    }
    await this.checkResponsable(requisito.carpetaId, changes.responsableId);
    const { documentoId } = changes;
    if (documentoId && !(await this.documentos.has(requisito.carpetaId, documentoId))) {
      throw invalidField('documentoId', 'El documento no está en esta carpeta.');
    }
  }

  private async checkResponsable(carpetaId: string, responsableId: string | null | undefined): Promise<void> {
    if (responsableId) {
      await this.gate.checkSees(carpetaId, responsableId, 'responsableId');
    }
  }

  /** @throws DomainError 422 when a needed motivo is missing */
  private decided(requisito: Requisito, cambio: MarcarRequisitoDto): Partial<Requisito> {
    const { tenant, now } = this.transactions;
    const fields = decide(requisito, cambio, { usuarioId: tenant.usuarioId, now });
    if (fields === null) {
      throw invalidField('motivo', 'Escriba por qué no aplica.');
    }
    return fields;
  }

  private record(accion: Accion, carpetaId: string, entidadId: string, datos: Record<string, unknown>): void {
    const entidad = entidadId === carpetaId ? 'carpeta' : 'requisito';
    this.auditoria.record({ accion, entidad, entidadId, carpetaId, datos });
  }

  private recordAll(accion: Accion, carpetaId: string, all: readonly Requisito[], datos: object): void {
    this.record(accion, carpetaId, carpetaId, { nombres: all.map(({ nombre }) => nombre), ...datos });
  }
}

/** Whether the requisito is the file against money laundering. */
const isFichaAml = ({ clave }: Pick<Requisito, 'clave'>) => clave === DEBIDA_DILIGENCIA;

/** Whether the requisito can be removed: the acto does not demand it. */
export function isQuitable({ clave, obligatorio }: Pick<Requisito, 'clave' | 'obligatorio'>): boolean {
  return clave === null || !obligatorio;
}

/**
 * The fields to write when a requisito with its document in the trash is marked, or gets another. The document is
 * detached, and the suspended approval ends.
 */
function suelto(
  { enPapelera, estado, decididoPor, decididoEn }: RequisitoFila,
  { documentoId }: Partial<Requisito>,
  marked: Partial<Requisito>,
): Partial<Requisito> {
  const isLoose = enPapelera !== null && (documentoId !== undefined || marked.estado !== undefined);
  return isLoose ? { documentoId: null, estado, decididoPor, decididoEn } : {};
}

/** The place of a requisito in its carpeta, from 1. */
function place(all: readonly Requisito[], id: string): number {
  return all.findIndex((one) => one.id === id) + 1;
}

/** The data of a change of state, for the audit. */
function facts({ estado, motivo }: Partial<Requisito>): Record<string, unknown> {
  return { estado, ...(motivo && { motivo }) };
}
