import { Injectable } from '@nestjs/common';
import { Realtime } from '../../../common/realtime/realtime.js';
import type { Telefono } from '../contacto.entity.js';
import { ContactosRepository } from '../contactos.repository.js';
import { CombinacionesRepository } from './combinaciones.repository.js';
import { Combinaciones } from './combinaciones.service.js';
import { combinar, isNothing } from './combinar.js';
import type { ContactoUsable } from './contacto-usable.js';
import { ContactosNuevos, type FilaImportada } from './contactos-nuevos.service.js';
import type { Eleccion, Elecciones } from './elecciones.js';
import type { RepetidosImportadosDto, RevisionContactosDto } from './intercambio.dto.js';
import { type Diferencia, diferenciasOf } from './mismo-contacto.js';
import { type CoincidenciaDeFila, type Destino, MAX_POR_CLAVE, type Reparto, repartir } from './reparto.js';
import { numeroEntero } from './telefonos.js';

/** The least digits of a telephone that identifies a contact, as in `clave_de_telefono()`. */
const MIN_DIGITS = 7;

type Repartida = FilaImportada & Reparto & { diferencias: Diferencia[] };

/** Stores the contacts of a file, as new contacts or merged into existing ones. Uses the running transaction. */
@Injectable()
export class ImportacionConRepetidos {
  constructor(
    private readonly nuevos: ContactosNuevos,
    private readonly combinaciones: Combinaciones,
    private readonly repository: CombinacionesRepository,
    private readonly contactos: ContactosRepository,
    private readonly realtime: Realtime,
  ) {}

  /** Says which contacts exist already, or are twice in the file. */
  async check(usables: readonly ContactoUsable[]): Promise<RevisionContactosDto> {
    const filas = await this.nuevos.read(usables);
    const { repartidas, names } = await this.share(filas, { deTodas: 'combinar', porFila: new Map() }, false);
    const repetidos = repartidas.flatMap(({ usable, datos, con, coincidencias, diferencias, eleccion }) => {
      if (!con || !eleccion) {
        return [];
      }
      const { fila } = usable.leido;
      const earlier = 'posicion' in con ? filas[con.posicion] : undefined;
      const existente =
        'contacto' in con
          ? { id: con.contacto, fila: null, nombre: names.get(con.contacto) ?? '' }
          : { id: null, fila: earlier?.usable.leido.fila ?? 0, nombre: earlier?.datos.nombre ?? '' };
      return [{ fila, nombre: datos.nombre, con: existente, coincidencias, diferencias, propuesta: eleccion }];
    });
    return { contactos: usables.length, repetidos };
  }

  /**
   * Stores contacts. Without choices, every contact is new. A row that matches only now has no choice of its own: it
   * follows the choice for all.
   */
  async import(usables: readonly ContactoUsable[], elecciones: Elecciones | null) {
    await this.repository.lock();
    const filas = await this.nuevos.read(usables);
    const repartidas: Repartida[] = elecciones
      ? (await this.share(filas, elecciones, true)).repartidas
      : filas.map((fila) => ({ ...fila, con: null, coincidencias: [], diferencias: [], eleccion: null }));
    const chosen = (eleccion: Eleccion | null) => repartidas.filter((one) => one.eleccion === eleccion);
    const kept = repartidas.filter(({ eleccion }) => eleccion !== 'omitir');
    const { made, without } = await this.nuevos.readEtiquetas(kept);
    const merged = chosen('combinar');
    const added = mergeInFile(repartidas);
    const ids = await this.nuevos.create(
      kept.filter(({ eleccion }) => eleccion !== 'combinar').map(({ datos }) => datos),
    );
    const others = merged.flatMap((fila) => contactoOf(fila).map((id) => ({ id, fila })));
    const { combinados, importacion } = await this.combinaciones.add(others);
    this.realtime.tellCuenta({ type: 'contacts.changed' });
    const repetidos: RepetidosImportadosDto | null = elecciones && {
      combinados: combinados + added,
      sinCambios: merged.length - combinados - added,
      omitidos: chosen('omitir').length,
      agregados: chosen('agregar').length,
      importacion,
    };
    return { ids, etiquetas: made, importados: kept.map(({ usable }) => usable), without, repetidos };
  }

  /** @returns the rows with their matches, and the names of the matching contactos */
  private async share(filas: readonly FilaImportada[], { deTodas, porFila }: Elecciones, isLocking: boolean) {
    const cortas = await this.repository.clavesOf(filas.map(({ datos }) => datos));
    const claves = cortas.map((some, i) => conNumerosEnteros(some, filas[i]?.datos.telefonos ?? []));
    const existentes = await this.findExistentes([...new Set(cortas.flat())]);
    if (isLocking) {
      // A contacto that was deleted meanwhile matches no longer.
      const there = await this.repository.lockContactos([...new Set([...existentes.values()].flat())]);
      for (const [clave, ids] of existentes) {
        existentes.set(
          clave,
          ids.filter((id) => there.has(id)),
        );
      }
    }
    const found = await this.contactos.findByIds([...new Set([...existentes.values()].flat())]);
    const contactos = new Map(found.map((contacto) => [contacto.id, contacto]));
    const differences = (i: number, con: Destino, coincidencias: readonly CoincidenciaDeFila[]) => {
      const fila = filas[i]?.datos;
      const otro = 'contacto' in con ? contactos.get(con.contacto) : filas[con.posicion]?.datos;
      return fila && otro ? diferenciasOf(fila, otro, coincidencias) : [];
    };
    const repartos = repartir(claves, existentes, {
      isSame: (i, con, coincidencias) => differences(i, con, coincidencias).length === 0,
      choose: (i, isSame) => porFila.get(filas[i]?.usable.leido.fila ?? 0) ?? (isSame ? deTodas : 'agregar'),
    });
    const repartidas = filas.flatMap((fila, i): Repartida[] => {
      const reparto = repartos[i];
      const { con = null, coincidencias = [] } = reparto ?? {};
      return reparto ? [{ ...fila, ...reparto, diferencias: con ? differences(i, con, coincidencias) : [] }] : [];
    });
    return { repartidas, names: new Map(found.map(({ id, nombre }) => [id, nombre])) };
  }

  /**
   * The contactos of each key, the oldest first. Telephones are compared as whole numbers.
   * @param claves the keys that the database makes
   */
  private async findExistentes(claves: readonly string[]): Promise<Map<string, string[]>> {
    const existentes = await this.repository.findByClaves(claves.filter((clave) => !isTelefono(clave)));
    for (const { id, telefonos } of await this.repository.findTelefonos(claves.filter(isTelefono))) {
      for (const clave of conNumerosEnteros([], telefonos)) {
        existentes.set(clave, [...(existentes.get(clave) ?? []), id].slice(0, MAX_POR_CLAVE));
      }
    }
    return existentes;
  }
}

/** Merges rows into earlier rows of the file. @returns how many rows added something */
function mergeInFile(repartidas: readonly Repartida[]): number {
  let added = 0;
  for (const { con, eleccion, datos, usable } of repartidas) {
    const earlier = con && 'posicion' in con ? repartidas[con.posicion] : undefined;
    if (earlier && eleccion === 'combinar') {
      const { combinado, agregado, avisos } = combinar(earlier.datos, datos);
      earlier.datos = combinado;
      usable.avisos.push(...avisos);
      added += isNothing(agregado) ? 0 : 1;
    }
  }
  return added;
}

const isTelefono = (clave: string): boolean => clave.startsWith('t:');

/**
 * Replaces the keys of telephones by keys of whole numbers. The database's keys have the last eight digits. Numbers of
 * two countries or cities may share them.
 */
function conNumerosEnteros(claves: readonly string[], telefonos: readonly Telefono[]): string[] {
  const long = telefonos.filter(({ phoneNumber }) => phoneNumber.replace(/\D/g, '').length >= MIN_DIGITS);
  const enteros = long.map((telefono) => `t:${numeroEntero(telefono)}`);
  return [...claves.filter((clave) => !isTelefono(clave)), ...new Set(enteros)];
}

const contactoOf = ({ con }: Reparto): string[] => (con && 'contacto' in con ? [con.contacto] : []);
