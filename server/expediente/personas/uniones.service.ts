import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { found } from '../../common/database/found.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { sharesRefusal } from '../../vocabulario/participacion.js';
import { ROL, seesAllCarpetas } from '../../vocabulario/roles.js';
import { assertNotMerged } from './assert-not-merged.js';
import { CambiosOfrecidosRepository } from './cambios/cambios-ofrecidos.repository.js';
import { CarpetasBuscables } from './carpetas-buscables.service.js';
import type { Persona } from './persona.entity.js';
import { type CampoPropio, givenBack, missingIn, type Tomados, takenFrom } from './persona-fields.js';
import { type ParteEnCarpeta, PersonasRepository } from './personas.repository.js';
import { representantesAfter, representantesAgain } from './representantes.js';
import {
  type ParteAUnir,
  type ParteDeUnion,
  type Repetida,
  type Union,
  UnionesRepository,
} from './uniones.repository.js';

/** The most partes that a preview lists. */
const MAX_LISTED = 200;
const MAX_PARTES = 100_000;

/** What an undone merge could not restore. */
interface Undone {
  /** The persona that stayed. */
  personaId: string;
  noVolvieron: ParteEnCarpeta[];
  sinPorcentaje: ParteEnCarpeta[];
}

/** A preview of a merge. */
export interface UnionPrevia {
  persona: Persona;
  otra: Persona;
  /** The partes in visible carpetas, the latest first. */
  partes: ParteAUnir[];
  /** Whether there may be partes in carpetas that the running user does not see. */
  puedeHaberMas: boolean;
}

interface Pair {
  persona: Persona;
  otra: Persona;
}

/**
 * Merges two personas that are the same person. The other persona's partes pass to the staying persona, also in hidden
 * carpetas. In signed and closed carpetas the other persona stays as it was signed. Lists and searches of personas
 * leave it out.
 */
@Injectable()
export class UnionesService {
  constructor(
    private readonly uniones: UnionesRepository,
    private readonly personas: PersonasRepository,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly carpetasBuscables: CarpetasBuscables,
    private readonly cambios: CambiosOfrecidosRepository,
    private readonly realtime: Realtime,
  ) {}

  /** A preview of a merge. @throws DomainError 404; 422 without another persona; 409 when one is merged already */
  async preview(id: string, otraId: string): Promise<UnionPrevia> {
    const pair = await this.pairOf(id, otraId);
    const partes = await this.uniones.findPartes(id, otraId, MAX_LISTED);
    return { ...pair, partes, puedeHaberMas: !seesAllCarpetas(this.transactions.tenant.rolId) };
  }

  /** The merges into a persona that can still be undone, each with the merged persona. */
  async findRecent(id: string): Promise<(Union & { otra: Persona })[]> {
    const uniones = await this.uniones.findUniones(id);
    if (uniones.length === 0) {
      return [];
    }
    const otras = await this.asTitular(() => this.personas.findByIds(uniones.map(({ otraId }) => otraId)));
    return uniones.flatMap((union) => {
      const otra = otras.find((persona) => persona.id === union.otraId);
      return otra ? [{ ...union, otra }] : [];
    });
  }

  /**
   * Merges the other persona into this persona.
   * @param tomar the fields that the staying persona takes over, which must be empty in it
   * @throws as {@link preview}; 422 when such a field is not empty any more
   */
  async merge(id: string, otraId: string, tomar: readonly CampoPropio[] = []): Promise<void> {
    await this.pairOf(id, otraId);
    const { persona, otra } = await this.asTitular(() => this.lock(id, otraId));
    assertNotMerged(persona);
    assertNotMerged(otra);
    const missing = missingIn(persona, otra);
    if (!tomar.every((campo) => missing.includes(campo))) {
      throw invalidField('tomar', 'Alguno de los datos elegidos ya no falta. Revise de nuevo qué pasa.');
    }
    const union = await this.asTitular(() => this.move(persona, otra, takenFrom(otra, tomar)));
    const datos = { nombre: persona.nombreCompleto, otra: otra.nombreCompleto };
    this.auditoria.record({ accion: 'persona.unida', entidad: 'persona', entidadId: id, datos });
    this.recordChange(persona, tomar);
    for (const { id: entidadId, carpetaId } of union.touched) {
      this.auditoria.record({ accion: 'parte.unida', entidad: 'parte', entidadId, carpetaId, datos });
    }
    await this.announce(id, union.contactos);
  }

  /**
   * Undoes a merge, except what people changed or signed since.
   * @throws DomainError 404 after a day; 409 when the staying persona was merged in turn
   */
  async undo(unionId: string): Promise<Undone> {
    const { personaId, otraId, ...union } = found(await this.uniones.findUnion(unionId), 'la unión');
    const { persona, otra } = await this.asTitular(() => this.lock(personaId, otraId));
    assertNotMerged(persona);
    if (!(await this.uniones.deleteUnion(unionId))) {
      found(null, 'la unión');
    }
    const undone = await this.asTitular(() => this.putBack({ persona, otra }, union));
    const { touched, contactos, left, unshared, campos } = undone;
    const datos = { nombre: persona.nombreCompleto, otra: otra.nombreCompleto };
    this.auditoria.record({ accion: 'persona.separada', entidad: 'persona', entidadId: otraId, datos });
    this.recordChange(persona, campos);
    for (const { id: entidadId, carpetaId } of touched) {
      this.auditoria.record({ accion: 'parte.separada', entidad: 'parte', entidadId, carpetaId, datos });
    }
    await this.announce(otraId, contactos);
    await this.carpetasBuscables.follow(personaId);
    return {
      personaId,
      noVolvieron: await this.uniones.withCarpetas(left),
      sinPorcentaje: await this.uniones.withCarpetas(unshared),
    };
  }

  /**
   * Deletes a persona and the personas merged into it, also hidden personas. A persona in a hidden carpeta stays there,
   * and becomes hidden. A refusal would reveal that carpeta.
   * @returns the deleted or hidden personas, and `siguen`: whether they are hidden only
   */
  removeAll(id: string): Promise<{ removed: Pick<Persona, 'id' | 'nombreCompleto'>[]; siguen: boolean }> {
    return this.asTitular(async () => {
      const contactos = await this.uniones.findContactos(id);
      const { carpetas, enPapelera } = await this.personas.countCarpetas(id);
      const siguen = carpetas + enPapelera > 0;
      const removed = siguen ? await this.personas.retire(id) : await this.personas.delete(id);
      this.tellContactos(contactos);
      return { removed, siguen };
    });
  }

  private async pairOf(id: string, otraId: string): Promise<Pair> {
    const persona = assertNotMerged(await this.personas.get(id));
    if (id === otraId) {
      throw invalidField('otraId', 'Elija otra persona: una no se une consigo misma.');
    }
    const [otra] = await this.personas.findByIds([otraId]);
    if (!otra) {
      throw invalidField('otraId', 'La persona no existe.');
    }
    return { persona, otra: assertNotMerged(otra) };
  }

  private async lock(id: string, otraId: string): Promise<Pair> {
    const personas = await this.uniones.lock([id, otraId]);
    const named = (one: string) =>
      found(
        personas.find((persona) => persona.id === one),
        'la persona',
      );
    return { persona: named(id), otra: named(otraId) };
  }

  private async move(persona: Persona, otra: Persona, tomados: Tomados) {
    const taken = Object.assign({}, ...Object.values(tomados));
    if (Object.keys(taken).length > 0) {
      await this.personas.update(persona, taken);
      // Before the other persona's contactos arrive: for them these values are not new.
      await this.cambios.personaChanged(persona.id, persona, { ...persona, ...taken });
    }
    const partes = await this.uniones.findPartes(persona.id, otra.id, MAX_PARTES);
    const repetidas: Repetida[] = [];
    for (const { id, carpetaId } of partes.filter(({ destino }) => destino === 'repetida')) {
      repetidas.push(await this.takeOut(id, carpetaId, persona.id));
    }
    const ids = partes.filter(({ destino }) => destino === 'pasa').map(({ id }) => id);
    const moved = await this.uniones.moveParte(ids, otra.id, persona.id);
    const contactos = await this.uniones.moveContactos(otra.id, persona.id);
    const archivos = await this.uniones.moveArchivos(otra.id, persona.id);
    const anteriores = await this.uniones.setMerged(otra.id, persona.id);
    await this.uniones.insertUnion({
      id: uuid(),
      personaId: persona.id,
      otraId: otra.id,
      unidaEn: this.transactions.now,
      partes: moved.map(({ id }) => id),
      contactos,
      archivos,
      tomados,
      anteriores,
      repetidas,
    });
    return { touched: [...moved, ...repetidas.map(({ parte }) => parte)], contactos };
  }

  /** Removes a parte whose role the staying persona has already. */
  private async takeOut(id: string, carpetaId: string, personaId: string): Promise<Repetida> {
    const partes = await this.uniones.findOfCarpeta(carpetaId);
    const parte = found(
      partes.find((one) => one.id === id),
      'la parte',
    );
    const stays = found(
      partes.find((one) => one.personaId === personaId && one.rol === parte.rol),
      'la parte',
    );
    const { representantes, actuan } = representantesAfter(partes, parte, stays);
    await this.uniones.represent(actuan);
    await this.uniones.remove(parte, stays);
    return { parte, representantes };
  }

  private async putBack(
    { persona, otra }: Pair,
    union: Pick<Union, 'partes' | 'contactos' | 'archivos' | 'tomados' | 'anteriores' | 'repetidas'>,
  ) {
    await this.uniones.setSeparate(otra.id, persona.id, union.anteriores);
    const touched = await this.uniones.moveParte(union.partes, persona.id, otra.id);
    const given = givenBack(persona, union.tomados);
    if (Object.keys(given).length > 0) {
      await this.personas.update(persona, given);
    }
    const left: ParteDeUnion[] = [];
    const unshared: ParteDeUnion[] = [];
    // In reverse order, so that each parte returns into the order that it left.
    for (const repetida of union.repetidas.toReversed()) {
      const { parte } = repetida;
      const back = (await this.uniones.isOpen(parte.carpetaId)) ? await this.putIn(repetida) : null;
      (back ? touched : left).push(parte);
      if (back && back.porcentaje !== parte.porcentaje) {
        unshared.push(parte);
      }
    }
    const contactos = await this.uniones.moveContactos(persona.id, otra.id, union.contactos);
    await this.uniones.moveArchivos(persona.id, otra.id, union.archivos);
    await this.cambios.personaChanged(persona.id, persona, { ...persona, ...given });
    return { touched, contactos, left, unshared, campos: Object.keys(given) };
  }

  /**
   * Restores a removed parte, and its representatives unless they changed since. Its share returns when the role has
   * room.
   * @returns the restored parte; null when the persona got the role again meanwhile
   */
  private async putIn({ parte, representantes }: Repetida): Promise<ParteDeUnion | null> {
    const partes = await this.uniones.findOfCarpeta(parte.carpetaId);
    if (partes.some(({ personaId, rol }) => personaId === parte.personaId && rol === parte.rol)) {
      return null;
    }
    const representados = parte.representados.filter((one) => partes.some(({ id }) => id === one));
    const orden = Math.min(parte.orden, partes.length + 1);
    const porcentaje = sharesRefusal(partes, [...partes, parte]) ? null : parte.porcentaje;
    const back = { ...parte, representados, porcentaje, orden };
    await this.uniones.insert(back);
    await this.uniones.represent(representantesAgain([...partes, back], back, representantes));
    return back;
  }

  private recordChange({ id, nombreCompleto: nombre }: Persona, campos: readonly string[]): void {
    if (campos.length > 0) {
      this.auditoria.record({
        accion: 'persona.modificada',
        entidad: 'persona',
        entidadId: id,
        datos: { nombre, campos },
      });
    }
  }

  private async announce(personaId: string, contactos: string[]): Promise<void> {
    await this.carpetasBuscables.follow(personaId);
    this.tellContactos(contactos);
  }

  private tellContactos(contactos: string[]): void {
    if (contactos.length > 0) {
      this.realtime.tellCuenta({ type: 'contacts.changed', contacts: contactos });
    }
  }

  /** Runs as a titular: a merge concerns all carpetas of the personas, also hidden ones. */
  private asTitular<T>(work: () => Promise<T>): Promise<T> {
    const { usuarioId } = this.transactions.tenant;
    return this.transactions.actingAs({ usuarioId, rolId: ROL.titular }, work);
  }
}
