import type { Pais } from '../../cuentas/cuenta.entity.js';

/** A correction of what cuentas of a country began with. They are offered it, beside what they have. */
export interface Correccion {
  clave: string;
  /** What it corrects, by its clave: a rule with the plazos of actos that it is of, or a requisito of actos. */
  que: 'regla' | 'requisito';
  de: string;
  /** Why, to be read beside both. */
  motivo: string;
}

const regla = (de: string, motivo: string): Correccion => ({ clave: `regla_${de}`, que: 'regla', de, motivo });

/** The corrections that releases brought, by country. */
export const CORRECCIONES: Readonly<Record<Pais, readonly Correccion[]>> = {
  AR: [
    regla('inscripcion_provisional', 'Los 180 días se cuentan desde la presentación, no desde la observación.'),
    {
      ...{ clave: 'requisito_inhibicion', que: 'requisito', de: 'inhibicion' },
      motivo: 'La inhibición que se pide para escriturar es un certificado, con reserva de prioridad, y no un informe.',
    },
  ],
  CL: [regla('protocolo', 'Empastar es del libro: una carpeta no espera eso para archivarse.')],
  ES: [
    regla(
      'informacion_registral',
      'Los diez días valen para la nota en papel o por fax, desde su recepción. Por acceso telemático la nota es del día de la firma.',
    ),
    regla('copia_electronica', 'La copia electrónica se expide el mismo día de la firma o el hábil siguiente.'),
  ],
  UY: [
    regla('reserva_prioridad', 'Dentro de la reserva se firma y se presenta: sigue corriendo después de la firma.'),
    regla('tasa', 'La tasa se paga dentro de los cinco días hábiles siguientes a la presentación.'),
    regla('calificacion', 'Los cinco días hábiles se cuentan desde el pago de la tasa.'),
    regla('subsanacion', 'Los 150 días se cuentan desde la presentación, no desde la observación.'),
  ],
};
