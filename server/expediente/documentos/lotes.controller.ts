import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { DocumentosElegidosDto, LoteDto, MoverDocumentosDto } from './documentos.dto.js';
import { toDocumento } from './documentos.presenter.js';
import { type Lote, LotesService } from './lotes.service.js';

/** Changes of several documents of a carpeta. The answer names the refused documents. */
@ApiTags('documentos')
@Controller('carpetas/:id/documentos')
export class LotesController {
  constructor(
    private readonly lotes: LotesService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** Moves documents to another seccion of their carpeta. Documents from before the signature need a reason. */
  @Post('mover')
  @HttpCode(200)
  @RequirePermission('documentos.editar')
  async move(
    @Param('id', IdPipe) id: string,
    @Body() { ids, seccionId, motivo }: MoverDocumentosDto,
  ): Promise<LoteDto> {
    return this.present(await this.lotes.move(id, ids, seccionId ?? null, motivo ?? null));
  }

  /** Puts documents into the trash. Documents from before the signature need a reason. */
  @Post('eliminar')
  @HttpCode(200)
  @RequirePermission('documentos.editar')
  async remove(@Param('id', IdPipe) id: string, @Body() { ids, motivo }: DocumentosElegidosDto): Promise<LoteDto> {
    return this.present(await this.lotes.remove(id, ids, motivo ?? null));
  }

  /** Takes documents out of the trash. Documents from before the signature need a reason. */
  @Post('restaurar')
  @HttpCode(200)
  @RequirePermission('documentos.editar')
  async restore(@Param('id', IdPipe) id: string, @Body() { ids, motivo }: DocumentosElegidosDto): Promise<LoteDto> {
    return this.present(await this.lotes.restore(id, ids, motivo ?? null));
  }

  private async present({ documentos, rechazados }: Lote): Promise<LoteDto> {
    const naming = await this.directory.naming();
    return { documentos: documentos.map((documento) => toDocumento(documento, naming)), rechazados };
  }
}
