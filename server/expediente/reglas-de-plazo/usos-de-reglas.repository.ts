import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** The uses of rules of plazos in the cuenta. */
@Injectable()
export class UsosDeReglasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The names of actos that use a rule, now or in an open carpeta's version. */
  async findActos(clave: string): Promise<string[]> {
    const rows = await this.transactions.prepared<{ nombre: string }>(
      `select t.nombre from tipos_acto t
        where t.plazos @> jsonb_build_array(jsonb_build_object('regla', $1::text))
           or exists (select 1 from tipos_acto_versiones v
                        join carpetas c on c.cuenta_id = v.cuenta_id and c.tipo_acto_id = v.tipo_acto_id
                         and c.tipo_acto_version = v.version
                       where v.cuenta_id = t.cuenta_id and v.tipo_acto_id = t.id
                         and c.estado not in ('archivada', 'anulada')
                         and v.plazos @> jsonb_build_array(jsonb_build_object('regla', $1::text)))
        order by t.nombre`,
      [clave],
    );
    return rows.map(({ nombre }) => nombre);
  }

  /** Whether carpetas have open plazos by the rule, and whether rules of certificates use it. */
  async find(id: string): Promise<{ enCurso: boolean; deCertificados: boolean }> {
    const [row] = await this.transactions.prepared<{ enCurso: boolean; deCertificados: boolean }>(
      `select exists (select 1 from plazos where regla_id = $1 and cumplido_en is null and anulado_en is null) as "enCurso",
              exists (select 1 from certificado_reglas where regla_de_plazo_id = $1) as "deCertificados"`,
      [id],
    );
    return row ?? { enCurso: false, deCertificados: false };
  }
}
