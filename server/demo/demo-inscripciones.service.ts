import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Transactions } from '../common/tenancy/transactions.js';
import { InscripcionesRepository } from '../expediente/inscripciones/inscripciones.repository.js';
import type { PaisDeDemo } from './demo-oficina.js';
import type { Paso } from './demo-plan.js';

const REGISTROS_PUBLICOS: Readonly<Record<PaisDeDemo, string>> = {
  AR: 'Registro de la Propiedad Inmueble',
  ES: 'Registro de la Propiedad n.º 4',
  UY: 'Registro de la Propiedad, Sección Inmobiliaria',
};

/** Writes the presentations and decisions of registers that move the demo's carpetas. */
@Injectable()
export class DemoInscripciones {
  constructor(
    private readonly inscripciones: InscripcionesRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Writes the data that a move waits for, in the running transaction. @param dia the day of the move, `YYYY-MM-DD` */
  async prepare(carpetaId: string, { estado, motivo }: Paso, pais: PaisDeDemo, dia: string): Promise<void> {
    const [inscripcion] = await this.inscripciones.findOfCarpeta(carpetaId);
    const { now, tenant } = this.transactions;
    if (!inscripcion) {
      if (estado === 'en_inscripcion') {
        const id = uuid();
        await this.inscripciones.insert({
          ...{
            id,
            carpetaId,
            registro: REGISTROS_PUBLICOS[pais],
            que: null,
            presentada: dia,
            tasaPagada: pais === 'UY' ? dia : null,
            vence: null,
          },
          numero: `${Number.parseInt(id.slice(-5), 16) % 90_000}/${dia.slice(2, 4)}`,
          ...{ resultado: null, resuelta: null, asiento: null, documentoId: null, version: 1 },
          ...{ creadoPor: tenant.usuarioId, creadoEn: now },
        });
      }
      return;
    }
    const open = inscripcion.observaciones.find(({ contestada }) => contestada === null);
    if (open && (estado === 'en_inscripcion' || estado === 'inscripta')) {
      await this.inscripciones.answer(open.id, {
        contestada: dia,
        respuesta: 'Se presentó la escritura complementaria.',
      });
    }
    if (estado === 'observada') {
      const observacion = { id: uuid(), carpetaId, inscripcionId: inscripcion.id, texto: motivo ?? 'Falta una firma.' };
      await this.inscripciones.observe({
        ...observacion,
        observada: dia,
        contestada: null,
        respuesta: null,
        creadoEn: now,
      });
    }
    if (estado === 'inscripta') {
      await this.inscripciones.update(inscripcion, { resultado: 'inscripta', resuelta: dia });
    }
  }
}
