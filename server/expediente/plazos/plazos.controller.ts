import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { EnEscritorio } from '../carpetas/escritorio.service.js';
import {
  AnularPlazoDto,
  CalculoDePlazoDto,
  CalculoDePlazoQuery,
  CrearPlazoDto,
  CumplirPlazoDto,
  InicioDePlazoDto,
  InicioDePlazoQuery,
  ModificarPlazoDto,
  PlazoDto,
} from './plazos.dto.js';
import { toPlazo } from './plazos.presenter.js';
import type { PlazoFila } from './plazos.repository.js';
import { PlazosService } from './plazos.service.js';

@ApiTags('plazos')
@Controller()
export class PlazosController {
  constructor(
    private readonly plazos: PlazosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The last day of a plazo, by the holidays of the cuenta. */
  @Get('plazos/calculo')
  @RequirePermission('plazos.ver')
  compute(@Query() { inicio, ...conteo }: CalculoDePlazoQuery): Promise<CalculoDePlazoDto> {
    return this.plazos.compute(inicio, conteo);
  }

  /** The plazos of a carpeta. Open plazos come first, by their last day. */
  @Get('carpetas/:id/plazos')
  @RequirePermission('plazos.ver')
  @EnEscritorio()
  async findAll(@Param('id', IdPipe) id: string): Promise<PlazoDto[]> {
    const filas = await this.plazos.findOfCarpeta(id);
    return this.presentAll(filas);
  }

  /** The day from which a rule counts in a carpeta. */
  @Get('carpetas/:id/plazos/inicio')
  @RequirePermission('plazos.ver')
  async inicio(@Param('id', IdPipe) id: string, @Query() { reglaId }: InicioDePlazoQuery): Promise<InicioDePlazoDto> {
    return { inicio: await this.plazos.findInicio(id, reglaId) };
  }

  /** Begins a plazo in a carpeta, by a rule or by its own figures. */
  @Post('carpetas/:id/plazos')
  @HttpCode(200)
  @RequirePermission('plazos.editar')
  @Idempotent({ newId: 'id' })
  async create(@Param('id', IdPipe) id: string, @Body() body: CrearPlazoDto): Promise<PlazoDto> {
    return this.present(await this.plazos.create(id, body));
  }

  /** Changes fields of an open plazo. Its last day is computed again. */
  @Patch('plazos/:id')
  @RequirePermission('plazos.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: ModificarPlazoDto,
    @OptionalIfMatch() version?: number,
  ): Promise<PlazoDto> {
    return this.present(await this.plazos.update(id, body, version));
  }

  /** Gives an open plazo the present figures of its rule. */
  @Post('plazos/:id/seguir-regla')
  @HttpCode(200)
  @RequirePermission('plazos.editar')
  @ApiIfMatch({ required: false })
  async follow(@Param('id', IdPipe) id: string, @OptionalIfMatch() version?: number): Promise<PlazoDto> {
    return this.present(await this.plazos.follow(id, version));
  }

  /** Fulfils a plazo, with or without a documento. */
  @Post('plazos/:id/cumplir')
  @HttpCode(200)
  @RequirePermission('plazos.cumplir')
  @ApiIfMatch({ required: false })
  async fulfil(
    @Param('id', IdPipe) id: string,
    @Body() { documentoId = null }: CumplirPlazoDto,
    @OptionalIfMatch() version?: number,
  ): Promise<PlazoDto> {
    return this.present(await this.plazos.fulfil(id, documentoId, version));
  }

  /** Opens a fulfilled plazo again. */
  @Post('plazos/:id/reabrir')
  @HttpCode(200)
  @RequirePermission('plazos.cumplir')
  @ApiIfMatch({ required: false })
  async reopen(@Param('id', IdPipe) id: string, @OptionalIfMatch() version?: number): Promise<PlazoDto> {
    return this.present(await this.plazos.reopen(id, version));
  }

  /** Annuls a plazo that no longer has to be met, with the reason. */
  @Post('plazos/:id/anular')
  @HttpCode(200)
  @RequirePermission('plazos.anular')
  @ApiIfMatch({ required: false })
  async annul(
    @Param('id', IdPipe) id: string,
    @Body() { motivo }: AnularPlazoDto,
    @OptionalIfMatch() version?: number,
  ): Promise<PlazoDto> {
    return this.present(await this.plazos.annul(id, motivo, version));
  }

  private async present(fila: PlazoFila): Promise<PlazoDto> {
    const [plazo] = await this.presentAll([fila]);
    return plazo as PlazoDto;
  }

  private async presentAll(filas: readonly PlazoFila[]): Promise<PlazoDto[]> {
    const esInhabil = await this.plazos.inhabiles(filas.map(({ vence }) => vence));
    const [hoy, naming] = [await this.plazos.hoy(), await this.directory.naming()];
    return filas.map((fila) => toPlazo(fila, hoy, naming, esInhabil));
  }
}
