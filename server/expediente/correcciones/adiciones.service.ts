import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { confirmacion } from '../../common/confirmacion.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type ReglaInicial as CertificadoInicial, REGLAS_DE_CERTIFICADOS } from '../certificados/catalogo.js';
import { CertificadoRegla } from '../certificados/certificado-regla.entity.js';
import { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import { REGLAS_DEL_PAIS, type ReglaInicial } from '../reglas-de-plazo/reglas-del-pais.js';
import { CATALOGO } from '../tipos-acto/catalogo.js';
import { CatalogoService } from '../tipos-acto/catalogo.service.js';
import { TipoActo } from '../tipos-acto/tipo-acto.entity.js';
import type { AntesDeAdiciones } from './correccion-decidida.entity.js';
import type { Correccion } from './correcciones.js';

/** The additions of a correction that the office lacks. */
export interface Adiciones {
  reglas: ReglaInicial[];
  /** The country's rules for certificates, each beside the office's rule that it corrects, if any. */
  certificados: { nuestra: CertificadoRegla | null; inicial: CertificadoInicial }[];
  acto: { clave: string; nombre: string } | null;
}

const NINGUNA: Adiciones = { reglas: [], certificados: [], acto: null };

/** The additions of corrections: further rules of plazos, rules for certificates, and actos. */
@Injectable()
export class AdicionesDeCorrecciones {
  constructor(
    private readonly catalogo: CatalogoService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  async find({ de, esNueva, con }: Correccion): Promise<Adiciones> {
    if (!con) {
      return NINGUNA;
    }
    const { pais } = await this.directory.cuenta();
    const nuevas = new Set([...(con.reglas ?? []), ...(esNueva ? [de] : [])]);
    const claves = [...nuevas, ...(con.certificados ?? [])];
    const reglas = await this.transactions.manager.findBy(ReglaDePlazo, { clave: In(claves) });
    const has = (clave: string) => reglas.some((regla) => regla.clave === clave && regla.activa);
    const idOf = new Map(reglas.map(({ clave, id }) => [clave, id]));
    const certificados = await this.transactions.manager.find(CertificadoRegla, { order: { orden: 'asc' } });
    const iniciales = (REGLAS_DE_CERTIFICADOS[pais] ?? []).filter(({ regla }) =>
      con.certificados?.includes(regla ?? ''),
    );
    return {
      reglas: (REGLAS_DEL_PAIS[pais] ?? []).filter(({ clave }) => con.reglas?.includes(clave) && !has(clave)),
      certificados: iniciales
        .map((inicial) => ({ inicial, nuestra: oursOf(inicial, certificados, idOf.get(inicial.regla ?? '')) }))
        // A rule that the office deleted is not offered again.
        .filter(({ inicial, nuestra }) => (nuestra ? isOther(inicial, nuestra) : nuevas.has(inicial.regla ?? ''))),
      acto: con.acto ? await this.missingActo(con.acto) : null,
    };
  }

  /** Writes the additions. @returns what {@link undo} needs to take them back */
  async write({ reglas, certificados, acto }: Adiciones): Promise<AntesDeAdiciones> {
    const { manager, now } = this.transactions;
    const antes: AntesDeAdiciones = { reglas: [], certificados: [], acto: null };
    for (const inicial of reglas) {
      const known = await manager.findOneBy(ReglaDePlazo, { clave: inicial.clave });
      const fields = { ...inicial, ...confirmacion(this.transactions, false), cambiadaEn: now, activa: true };
      const id = known?.id ?? uuid();
      await (known
        ? manager.update(ReglaDePlazo, { id }, { ...fields, version: known.version + 1 })
        : manager.insert(ReglaDePlazo, { ...fields, id, version: 1 }));
      antes.reglas.push(id);
    }
    for (const { nuestra, inicial } of certificados) {
      antes.certificados.push(await this.writeCertificado(nuestra, inicial));
    }
    if (acto) {
      antes.acto = (await this.catalogo.addInicial(acto.clave)).id;
    }
    this.tell(antes);
    return antes;
  }

  /** Takes the additions back. Rules of plazos and actos may be in use: they stay, out of use. */
  async undo(antes: AntesDeAdiciones): Promise<void> {
    const { manager } = this.transactions;
    for (const id of antes.reglas) {
      const regla = await manager.findOneBy(ReglaDePlazo, { id });
      if (regla) await manager.update(ReglaDePlazo, { id }, { activa: false, version: regla.version + 1 });
    }
    for (const { id, antes: before } of antes.certificados) {
      const regla = await manager.findOneBy(CertificadoRegla, { id });
      if (regla && before) {
        await manager.update(CertificadoRegla, { id }, { ...before, version: regla.version + 1 });
      } else {
        await manager.delete(CertificadoRegla, { id });
      }
    }
    const acto = antes.acto && (await manager.findOneBy(TipoActo, { id: antes.acto }));
    if (acto) {
      await this.catalogo.update(acto.id, acto.version, { activo: false });
    }
    this.tell(antes);
  }

  private async writeCertificado(
    nuestra: CertificadoRegla | null,
    { regla: clave, ...inicial }: CertificadoInicial,
  ): Promise<AntesDeAdiciones['certificados'][number]> {
    const { manager } = this.transactions;
    const { alcance, usual } = inicial;
    if (nuestra) {
      const { id, version } = nuestra;
      await manager.update(CertificadoRegla, { id }, { alcance, usual, version: version + 1 });
      return { id, antes: { alcance: nuestra.alcance, usual: nuestra.usual } };
    }
    const regla = clave === null ? null : await manager.findOneBy(ReglaDePlazo, { clave });
    const orden = ((await manager.maximum(CertificadoRegla, 'orden')) ?? 0) + 1;
    const id = uuid();
    const own = { id, orden, version: 1, reglaDePlazoId: regla?.id ?? null };
    await manager.insert(CertificadoRegla, { ...inicial, ...own, ...confirmacion(this.transactions, false) });
    return { id, antes: null };
  }

  /** The acto of the country. Null when the office has it, or an acto of the same name. */
  private async missingActo(clave: string): Promise<Adiciones['acto']> {
    const { pais } = await this.directory.cuenta();
    const inicial = CATALOGO[pais as keyof typeof CATALOGO].find((acto) => acto.clave === clave);
    const actos = await this.transactions.manager.find(TipoActo);
    const has = actos.some((acto) => (acto.clave === clave ? acto.activo : acto.nombre === inicial?.nombre));
    return inicial && !has ? { clave, nombre: inicial.nombre } : null;
  }

  private tell({ certificados }: AntesDeAdiciones): void {
    if (certificados.length > 0) {
      this.realtime.tellCuenta({ type: 'certificados.changed' });
    }
  }
}

/** The additions in words. */
export function adicionesEnTexto({ reglas, certificados, acto }: Adiciones): string[] {
  return [
    ...reglas.map(({ nombre }) => `la regla «${nombre}»`),
    ...certificados.map(({ nuestra, inicial: { nombre, alcance } }) => {
      const which = alcance ? ` (${alcance.charAt(0).toLowerCase()}${alcance.slice(1)})` : '';
      return nuestra
        ? `el alcance de «${nuestra.nombre}» entre los certificados${which}`
        : `el certificado «${nombre}»${which}`;
    }),
    ...(acto ? [`el acto «${acto.nombre}»`] : []),
  ];
}

function oursOf(
  inicial: CertificadoInicial,
  certificados: readonly CertificadoRegla[],
  reglaDePlazoId: string | undefined,
): CertificadoRegla | null {
  const ofKind = certificados.filter(({ tipo }) => tipo === inicial.tipo);
  return (
    ofKind.find((regla) => reglaDePlazoId !== undefined && regla.reglaDePlazoId === reglaDePlazoId) ??
    ofKind.find((regla) => regla.alcance !== null && regla.alcance === inicial.alcance) ??
    null
  );
}

const isOther = (inicial: CertificadoInicial, { alcance, usual }: CertificadoRegla): boolean =>
  inicial.alcance !== alcance || inicial.usual !== usual;
