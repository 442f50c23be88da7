import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { cuentasQue } from '../../plataforma/avisos/rondas-de-recordatorios.service.js';
import { AWAITING_SIGNATURE } from '../../vocabulario/carpeta-estados.js';
import { type CertificadoAvisado, DIAS_DE_AVISO } from './aviso-de-certificado.js';

/** The days after its last day for which an expired certificate is still told of. */
const DIAS_DE_VENCIDOS = 30;

/** A certificate to tell of, and the people in charge of its carpeta. */
export interface CertificadoPorAvisar extends CertificadoAvisado {
  responsables: string[];
  requisitoId: string | null;
}

/** Finds the certificates that people must hear of. Each is taken once for each reason and last day. */
@Injectable()
export class AvisosDeCertificadosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The open cuentas with a certificate to tell of, each as one of its titulares. */
  findCuentas(manager: EntityManager): Promise<TenantContext[]> {
    return cuentasQue(
      manager,
      `exists (select 1 from certificados ce where ce.cuenta_id = c.id and ce.necesario and ce.vence >= $1::date - ${DIAS_DE_VENCIDOS} - 1)`,
      [this.transactions.now],
    );
  }

  /**
   * Takes the certificates whose notices are due. When two replicas run at once, the second waits and finds them taken.
   * A certificate whose last day changed is taken again.
   * @param hoy today in the cuenta, `YYYY-MM-DD`
   */
  take(hoy: string): Promise<CertificadoPorAvisar[]> {
    return this.transactions.prepared<CertificadoPorAvisar>(
      `with debidos as (
         select ce.id, ce.vence, m.motivo
           from certificados ce
           join carpetas c on c.cuenta_id = ce.cuenta_id and c.id = ce.carpeta_id
          cross join lateral (values ('firma', ce.vence < c.fecha_firma_prevista),
                                     ('semana', ce.vence <= $1::date + ${DIAS_DE_AVISO})) as m (motivo, es_debido)
          where ce.necesario and ce.vence >= $1::date and m.es_debido
            and c.eliminada_en is null and c.estado = any ($2)
         union all
         select ce.id, ce.vence, 'vencido'
           from certificados ce
           join carpetas c on c.cuenta_id = ce.cuenta_id and c.id = ce.carpeta_id
          where ce.necesario and ce.vence between $1::date - ${DIAS_DE_VENCIDOS} and $1::date - 1
            and c.eliminada_en is null and c.estado = any ($2)),
       tomados as (
         insert into certificado_avisos (certificado_id, vence, motivo)
         select id, vence, motivo from debidos order by id, motivo
         on conflict do nothing
         returning certificado_id, motivo)
       select ce.id, ce.nombre, ce.vence::text, ce.vence - $1::date as faltan,
              c.fecha_firma_prevista::text as "fechaFirmaPrevista", t.motivos, ce.requisito_id as "requisitoId",
              case when rq.estado <> 'no_aplica' then rq.nombre end as requisito,
              c.id as "carpetaId", c.codigo, c.caratula,
              array_remove(array[c.responsable_id, c.escribano_id], null) as responsables
         from (select certificado_id, array_agg(motivo order by motivo) as motivos from tomados group by 1) t
         join certificados ce on ce.id = t.certificado_id
         join carpetas c on c.cuenta_id = ce.cuenta_id and c.id = ce.carpeta_id
         left join requisitos rq on rq.cuenta_id = ce.cuenta_id and rq.id = ce.requisito_id
        order by ce.vence, ce.id`,
      [hoy, AWAITING_SIGNATURE],
    );
  }
}
