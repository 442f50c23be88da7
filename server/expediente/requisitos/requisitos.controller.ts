import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { dayIn } from '../../common/day.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { EnEscritorio } from '../carpetas/escritorio.service.js';
import {
  AgregarRequisitoDto,
  DeshacerRequisitosDto,
  MarcarRequisitosDto,
  ModificarRequisitoDto,
  RequisitoDto,
} from './requisitos.dto.js';
import { toRequisito } from './requisitos.presenter.js';
import type { RequisitoFila } from './requisitos.repository.js';
import { RequisitosService } from './requisitos.service.js';

@ApiTags('requisitos')
@Controller('carpetas/:id/requisitos')
export class RequisitosController {
  constructor(
    private readonly requisitos: RequisitosService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** The requisitos of a carpeta, in their order. */
  @Get()
  @RequirePermission('carpetas.ver')
  @EnEscritorio()
  async findAll(@Param('id', IdPipe) id: string): Promise<RequisitoDto[]> {
    return this.present(await this.requisitos.findOfCarpeta(id), await this.requisitos.signedOn(id));
  }

  /** Adds a requisito to this carpeta alone. */
  @Post()
  @RequirePermission('requisitos.aprobar')
  @Idempotent({ newId: 'id' })
  async add(@Param('id', IdPipe) id: string, @Body() body: AgregarRequisitoDto): Promise<RequisitoDto> {
    return this.presentOne(await this.requisitos.add(id, body));
  }

  /** Makes the same change in several requisitos, or in none. Answers all requisitos of the carpeta. */
  @Patch()
  @RequirePermission('requisitos.marcar')
  async updateAll(@Param('id', IdPipe) id: string, @Body() body: MarcarRequisitosDto): Promise<RequisitoDto[]> {
    await this.requisitos.updateAll(id, body);
    return this.present(await this.requisitos.findOfCarpeta(id));
  }

  /** Undoes a change of responsable or last day in several requisitos. Refused when one of them changed since. */
  @Post('deshacer')
  @HttpCode(200)
  @RequirePermission('requisitos.aprobar')
  async undoAll(@Param('id', IdPipe) id: string, @Body() body: DeshacerRequisitosDto): Promise<RequisitoDto[]> {
    await this.requisitos.undoAll(id, body);
    return this.present(await this.requisitos.findOfCarpeta(id));
  }

  /** Changes a requisito. Approving it, and marking it as not applicable, needs a role that decides. */
  @Patch(':requisitoId')
  @RequirePermission('requisitos.marcar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @Param('requisitoId', IdPipe) requisitoId: string,
    @IfMatch() version: number,
    @Body() body: ModificarRequisitoDto,
  ): Promise<RequisitoDto> {
    return this.presentOne(await this.requisitos.update(id, requisitoId, version, body));
  }

  /** Removes a requisito, unless the acto demands it. */
  @Delete(':requisitoId')
  @RequirePermission('requisitos.aprobar')
  async remove(@Param('id', IdPipe) id: string, @Param('requisitoId', IdPipe) requisitoId: string): Promise<boolean> {
    await this.requisitos.remove(id, requisitoId);
    return true;
  }

  /** @param firmada the day of the signature, on which signed requisitos are judged; null before it */
  private async present(filas: readonly RequisitoFila[], firmada: string | null = null): Promise<RequisitoDto[]> {
    const naming = await this.directory.naming();
    const hoy = dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
    return filas.map((fila) => toRequisito(fila, naming, firmada ?? hoy));
  }

  private async presentOne(fila: RequisitoFila): Promise<RequisitoDto> {
    return (await this.present([fila]))[0] as RequisitoDto;
  }
}
