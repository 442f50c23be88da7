import type { Pais } from '../../vocabulario/paises.js';

/** A correction of rules with which cuentas of a country began. It is offered beside the office's own rule. */
export interface Correccion {
  clave: string;
  /** The kind of correction: of a rule with the actos' plazos, or of a requisito. `de` is its clave. */
  que: 'regla' | 'requisito';
  de: string;
  /** The reason, which people read beside both versions. */
  motivo: string;
  /** Whether the correction adds a rule with which no office began before. */
  esNueva?: boolean;
  /** The additions, by clave: rules of plazos, rules whose certificates are added, and an acto. */
  con?: { reglas?: readonly string[]; certificados?: readonly string[]; acto?: string };
}

const regla = (de: string, motivo: string): Correccion => ({ clave: `regla_${de}`, que: 'regla', de, motivo });
const NOTAS = ['informacion_registral', 'nota_telematica'];

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
    {
      ...regla(
        'informacion_registral',
        'Los diez días valen para la nota en papel o por fax, desde su recepción. Por acceso telemático la nota es del día de la firma.',
      ),
      con: { reglas: ['nota_telematica'], certificados: NOTAS },
    },
    regla('copia_electronica', 'La copia electrónica se expide el mismo día de la firma o el hábil siguiente.'),
    {
      ...regla('nota_telematica', 'Por acceso telemático la nota registral es del día de la firma.'),
      ...{ esNueva: true, con: { certificados: NOTAS } },
    },
    {
      ...regla(
        'aviso_revocacion',
        'La revocación de un poder se comunica el mismo día de la firma o el hábil siguiente.',
      ),
      ...{ esNueva: true, con: { acto: 'revocacion' } },
    },
    {
      ...regla(
        'itp_ajd_andalucia',
        'En Andalucía el plazo es de dos meses: rige en lugar del general donde está el inmueble o, si no se sabe, la oficina.',
      ),
      esNueva: true,
    },
  ],
  UY: [
    regla('reserva_prioridad', 'Dentro de la reserva se firma y se presenta: sigue corriendo después de la firma.'),
    regla('tasa', 'La tasa se paga dentro de los cinco días hábiles siguientes a la presentación.'),
    regla('calificacion', 'Los cinco días hábiles se cuentan desde el pago de la tasa.'),
    regla('subsanacion', 'Los 150 días se cuentan desde la presentación, no desde la observación.'),
  ],
};
