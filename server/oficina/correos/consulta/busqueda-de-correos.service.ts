import { Injectable } from '@nestjs/common';
import { dayIn } from '../../../common/day.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Etiquetas } from '../../../plataforma/etiquetas/etiquetas.service.js';
import { EN_BANDEJAS } from '../../../vocabulario/operadores-de-correo.js';
import { withoutAccents } from '../../../vocabulario/without-accents.js';
import { BANDEJAS, type Bandeja } from '../copia.entity.js';
import { type CorreoEtiqueta, ETIQUETAS_DE_CORREO } from '../etiquetas-de-correo.js';
import type { Buscado } from './condiciones.js';
import { consultaDe } from './consulta.js';

const BANDERAS: Readonly<Record<string, Buscado['banderas'][number]['bandera']>> = {
  destacados: 'destacado',
  starred: 'destacado',
  importantes: 'importante',
  important: 'importante',
  programados: 'programado',
};

/** Reads searches of mails with the labels and the days of the running user. */
@Injectable()
export class BusquedaDeCorreos {
  constructor(
    private readonly etiquetas: Etiquetas,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError 400 for an operator, a day or a place that does not exist */
  async read(texto: string): Promise<Buscado> {
    const { zonaHoraria } = await this.directory.cuenta();
    const consulta = consultaDe(texto, dayIn(zonaHoraria, this.transactions.now));
    if ('problema' in consulta) {
      throw unreadable(consulta.problema);
    }
    const { en, ...rest } = consulta;
    const buscado: Buscado = { ...rest, bandejas: null, sinBandejas: [], banderas: [], etiquetas: [], zonaHoraria };
    const labels = en.length > 0 ? await this.etiquetas.findAll(ETIQUETAS_DE_CORREO) : [];
    for (const { valor, isNegado } of en) {
      addLugar(buscado, { valor, isNegado }, labels);
    }
    return buscado;
  }
}

function addLugar(
  buscado: Buscado,
  { valor, isNegado }: { valor: string; isNegado: boolean },
  labels: readonly CorreoEtiqueta[],
): void {
  const plain = withoutAccents(valor);
  const bandera = BANDERAS[plain];
  const bandeja = bandejaDe(plain);
  const etiqueta = labels.find(({ titulo, slug }) => [slug, withoutAccents(titulo)].includes(plain));
  if (bandeja && isNegado) {
    buscado.sinBandejas.push(bandeja);
  } else if (bandeja) {
    buscado.bandejas = [...(buscado.bandejas ?? []), bandeja];
  } else if (bandera) {
    buscado.banderas.push({ bandera, isNegado });
  } else if (etiqueta) {
    buscado.etiquetas.push({ id: etiqueta.id, isNegado });
  } else {
    throw unreadable(`No hay ninguna bandeja ni etiqueta que se llame «${valor}».`);
  }
}

function bandejaDe(plain: string): Bandeja | undefined {
  return Object.hasOwn(EN_BANDEJAS, plain) ? EN_BANDEJAS[plain] : BANDEJAS.find((each) => each === plain);
}

const unreadable = (mensaje: string) =>
  new DomainError('DATOS_INVALIDOS', 400, mensaje, [{ campo: 'buscar', mensaje }]);
