import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/errors/domain-error.js';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import { type CarpetaFollower, FollowsCarpetas, type MoveDone } from '../carpetas/carpeta-followers.js';
import type { TipoActo } from '../tipos-acto/tipo-acto.entity.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import { InstrumentosService } from './instrumentos.service.js';
import { ProtocoloRepository } from './protocolo.repository.js';
import { instrumentoEnTexto, TIPO_INSTRUMENTO_NOMBRE, tipoUsual } from './tipos-instrumento.js';

/** Follows carpetas: a signature fixes the notary of the instrumento, an annulment makes it errose. */
@Injectable()
@FollowsCarpetas()
export class ProtocoloEnCarpetas implements CarpetaFollower {
  constructor(
    private readonly instrumentos: InstrumentosService,
    private readonly repository: ProtocoloRepository,
    private readonly tiposActo: TiposActoService,
  ) {}

  /** @throws DomainError 422 when the numbered instrumento is of another kind than the new acto's */
  async actoChanging({ id, tipoActoId }: Carpeta, acto: TipoActo): Promise<void> {
    const instrumento = await this.repository.findVigente(id);
    const [antes, ahora] = [await this.tiposActo.find(tipoActoId), acto].map((one) => tipoUsual(one?.clave ?? null));
    if (instrumento && ahora && antes !== ahora && instrumento.tipo !== ahora) {
      const [cual, como] = [instrumentoEnTexto(instrumento), TIPO_INSTRUMENTO_NOMBRE[ahora].toLowerCase()];
      throw invalidField(
        'tipoActoId',
        `Ya se numeró ${cual}, y ese acto se numera como ${como}: deje el instrumento como errose antes de cambiar el acto.`,
      );
    }
  }

  async moved({ carpeta, a, motivo, fechaFirma }: MoveDone): Promise<void> {
    if (a === 'firmada' && fechaFirma !== null) {
      await this.instrumentos.sign(carpeta, fechaFirma);
    }
    if (a === 'anulada') {
      await this.instrumentos.annul(carpeta.id, `La carpeta se anuló${motivo ? `: ${motivo}` : ''}`.slice(0, 500));
    }
  }
}
