import { Injectable } from '@nestjs/common';
import { Realtime } from '../../common/realtime/realtime.js';
import { ContactosRepository } from '../contactos.repository.js';
import { CombinacionesRepository } from './combinaciones.repository.js';
import { Combinaciones } from './combinaciones.service.js';
import { combinar, isNothing } from './combinar.js';
import type { ContactoUsable } from './contacto-usable.js';
import { ContactosNuevos, type FilaImportada } from './contactos-nuevos.service.js';
import type { Eleccion, Elecciones } from './elecciones.js';
import type { RepetidosImportadosDto, RevisionContactosDto } from './intercambio.dto.js';
import { type Reparto, repartir } from './reparto.js';

type Repartida = FilaImportada & Reparto;

/** Stores the contacts of a file, each as a new one or with the one that it is already. In the running transaction. */
@Injectable()
export class ImportacionConRepetidos {
  constructor(
    private readonly nuevos: ContactosNuevos,
    private readonly combinaciones: Combinaciones,
    private readonly repository: CombinacionesRepository,
    private readonly contactos: ContactosRepository,
    private readonly realtime: Realtime,
  ) {}

  /** Says which contacts exist already, or are twice among these. */
  async check(usables: readonly ContactoUsable[]): Promise<RevisionContactosDto> {
    const filas = await this.nuevos.read(usables);
    const repartidas = await this.share(filas, () => 'combinar', false);
    const found = await this.contactos.findByIds([...new Set(repartidas.flatMap(contactoOf))]);
    const names = new Map(found.map(({ id, nombre }) => [id, nombre]));
    const repetidos = repartidas.flatMap(({ usable, datos, con, coincidencias }) => {
      if (!con) {
        return [];
      }
      const { fila } = usable.leido;
      const earlier = 'posicion' in con ? filas[con.posicion] : undefined;
      const existente =
        'contacto' in con
          ? { id: con.contacto, fila: null, nombre: names.get(con.contacto) ?? '' }
          : { id: null, fila: earlier?.usable.leido.fila ?? 0, nombre: earlier?.datos.nombre ?? '' };
      return [{ fila, nombre: datos.nombre, con: existente, coincidencias }];
    });
    return { contactos: usables.length, repetidos };
  }

  /** Stores contacts. Without choices every one is new. What matches by now and has no choice follows that for all. */
  async import(usables: readonly ContactoUsable[], elecciones: Elecciones | null) {
    await this.repository.lock();
    const filas = await this.nuevos.read(usables);
    const repartidas: Repartida[] = elecciones
      ? await this.share(filas, (fila) => elecciones.porFila.get(fila) ?? elecciones.deTodas, true)
      : filas.map((fila) => ({ ...fila, con: null, coincidencias: [], eleccion: null }));
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

  private async share(
    filas: readonly FilaImportada[],
    eleccionDe: (fila: number) => Eleccion,
    isLocking: boolean,
  ): Promise<Repartida[]> {
    const claves = await this.repository.clavesOf(filas.map(({ datos }) => datos));
    const existentes = await this.repository.findByClaves([...new Set(claves.flat())]);
    if (isLocking) {
      // A contacto that somebody has just deleted is no match any more.
      const there = await this.repository.lockContactos([...new Set(existentes.values())]);
      for (const [clave, id] of existentes) {
        if (!there.has(id)) {
          existentes.delete(clave);
        }
      }
    }
    const repartos = repartir(claves, existentes, (i) => eleccionDe(filas[i]?.usable.leido.fila ?? 0));
    return filas.flatMap((fila, i) => {
      const reparto = repartos[i];
      return reparto ? [{ ...fila, ...reparto }] : [];
    });
  }
}

/** Adds rows to the earlier rows of the file that they are to be merged with. @returns how many had something to add */
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

const contactoOf = ({ con }: Reparto): string[] => (con && 'contacto' in con ? [con.contacto] : []);
