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
import { CambiosOfrecidos } from './cambios/cambios.repository.js';
import { CarpetasBuscables } from './carpetas-buscables.service.js';
import type { Persona } from './persona.entity.js';
import { type CampoPropio, givenBack, missingIn, type Tomados, takenFrom } from './persona-campos.js';
import { type ParteEnCarpeta, PersonasRepository } from './personas.repository.js';
import { representantesAfter, representantesAgain } from './representantes.js';
import {
  type ParteAUnir,
  type ParteDeUnion,
  type Repetida,
  type Union,
  UnionesRepository,
} from './uniones.repository.js';

/** The most partes that a preview lists; it counts all. */
const MAX_LISTED = 200;
const MAX_PARTES = 100_000;

/** What an undone merge could not put back as it was. */
interface Undone {
  /** The persona that stayed. */
  personaId: string;
  noVolvieron: ParteEnCarpeta[];
  sinPorcentaje: ParteEnCarpeta[];
}

/** What a merge would move. */
export interface UnionPrevia {
  persona: Persona;
  otra: Persona;
  /** The partes in carpetas that the running user sees, the latest first. */
  partes: ParteAUnir[];
  /** Whether there may be others, in carpetas that the running user does not see. */
  puedeHaberMas: boolean;
}

/** What keeps a persona from being deleted. */
export interface UsoDePersona {
  /** In how many carpetas it takes part, as far as the running user sees them. */
  carpetas: number;
  /** In how many more, which are in the trash. */
  enPapelera: number;
}

interface Pair {
  persona: Persona;
  otra: Persona;
}

/**
 * Merges two registrations of one persona. The other one's partes pass to the persona that stays, also in carpetas that
 * the running user does not see. In signed and closed carpetas nothing changes: the other one stays there as it was
 * signed, and is in no list and no search of personas any more.
 */
@Injectable()
export class UnionesService {
  constructor(
    private readonly uniones: UnionesRepository,
    private readonly personas: PersonasRepository,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly carpetasBuscables: CarpetasBuscables,
    private readonly cambios: CambiosOfrecidos,
    private readonly realtime: Realtime,
  ) {}

  /** What a merge would move. @throws DomainError 404; 422 when there is no other persona; 409 when one is merged */
  async preview(id: string, otraId: string): Promise<UnionPrevia> {
    const pair = await this.pairOf(id, otraId);
    const partes = await this.uniones.findPartes(id, otraId, MAX_LISTED);
    return { ...pair, partes, puedeHaberMas: !seesAllCarpetas(this.transactions.tenant.rolId) };
  }

  /** The merges into a persona that can still be undone, of others that the running user saw before. */
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
   * Merges the other persona into this one.
   * @param tomar what the one that stays lacks, and takes over
   * @throws as {@link preview} does; 422 when one of these fields is not missing any more
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
   * Puts back what a merge moved, unless people have changed it or signed it since.
   * @throws DomainError 404 after a day; 409 when that persona was merged in turn
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
   * Deletes a persona with those that were merged into it, also whom the running user does not see. One that takes part
   * in a carpeta stays there, and leaves the sight of who does not see that: a refusal would tell of it.
   * @returns those that were deleted or left, and whether they stay
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
      // Before the other one's contactos come, to whom nothing is new.
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

  /** Takes a parte out whose role the persona that stays has already. */
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
    // The last that was taken out is the first to come back, into the order that it left.
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
   * Puts a parte back that was taken out, with those who acted for it unless that was changed since. Its share comes
   * back if its role has room for it.
   * @returns it as it came back; null when another of the persona's partes was given its role meanwhile
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

  /** A merge concerns all carpetas of the personas, also those that the running user does not see. */
  private asTitular<T>(work: () => Promise<T>): Promise<T> {
    const { usuarioId } = this.transactions.tenant;
    return this.transactions.actingAs({ usuarioId, rolId: ROL.titular }, work);
  }
}
