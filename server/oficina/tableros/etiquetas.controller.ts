import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { CrearEtiquetaDeTableroDto, EtiquetaDeTableroDto, ModificarEtiquetaDeTableroDto } from './etiquetas.dto.js';
import { EtiquetasDeTableroService } from './etiquetas.service.js';
import { ETIQUETAS_DE_TABLEROS } from './etiquetas-de-tableros.js';
import { toEtiquetaDeTablero } from './tableros.presenter.js';

@ApiTags('tableros')
@Controller('apps/scrumboard/board')
@RequirePermission('tableros.editar')
export class EtiquetasDeTableroController {
  constructor(
    private readonly etiquetas: Etiquetas,
    private readonly deTablero: EtiquetasDeTableroService,
  ) {}

  /** Adds a label to a board. Clients of the reference template use POST. */
  @Post('label')
  @HttpCode(200)
  @Idempotent({ newId: 'label.id' })
  async post(@Body() { label }: CrearEtiquetaDeTableroDto): Promise<EtiquetaDeTableroDto> {
    return toEtiquetaDeTablero(await this.deTablero.create(label));
  }

  /** Changes the sent fields of a label. */
  @Patch('label')
  @ApiIfMatch({ required: false })
  async update(
    @OptionalIfMatch() version: number | undefined,
    @Body() { id, label }: ModificarEtiquetaDeTableroDto,
  ): Promise<EtiquetaDeTableroDto> {
    return toEtiquetaDeTablero(await this.etiquetas.rename(ETIQUETAS_DE_TABLEROS, id, label.title, version));
  }

  /** Deletes a label, which removes it from all cards. */
  @Delete('label')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.etiquetas.remove(ETIQUETAS_DE_TABLEROS, id);
    return true;
  }

  /** Restores a label that was deleted in the last day, on the same cards. */
  @Post('label/:id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<EtiquetaDeTableroDto> {
    return toEtiquetaDeTablero(await this.etiquetas.restore(ETIQUETAS_DE_TABLEROS, id));
  }
}
