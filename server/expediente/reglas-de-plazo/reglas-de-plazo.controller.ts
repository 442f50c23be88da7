import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import {
  ConfirmarReglasDto,
  CrearReglaDePlazoDto,
  ModificarReglaDePlazoDto,
  ReglaDePlazoDto,
} from './reglas-de-plazo.dto.js';
import { toReglaDePlazo } from './reglas-de-plazo.presenter.js';
import { ReglasDePlazoService } from './reglas-de-plazo.service.js';

@ApiTags('reglas-de-plazo')
@Controller('reglas-de-plazo')
export class ReglasDePlazoController {
  constructor(
    private readonly reglas: ReglasDePlazoService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The rules by which plazos are computed. Rules in use come first. */
  @Get()
  @RequirePermission('plazos.ver')
  async findAll(): Promise<ReglaDePlazoDto[]> {
    const naming = await this.directory.naming();
    return (await this.reglas.findAll()).map((regla) => toReglaDePlazo(regla, naming));
  }

  /** Adds a rule of the office. */
  @Post()
  @HttpCode(200)
  @RequirePermission('plazos.reglas')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: CrearReglaDePlazoDto): Promise<ReglaDePlazoDto> {
    return toReglaDePlazo(await this.reglas.create(body), await this.directory.naming());
  }

  /**
   * Confirms several rules by the norms in force, or takes that back: all, or none. Each is refused when it changed
   * since it was seen.
   */
  @Patch()
  @RequirePermission('plazos.reglas')
  async confirmAll(@Body() body: ConfirmarReglasDto): Promise<ReglaDePlazoDto[]> {
    const naming = await this.directory.naming();
    return (await this.reglas.confirmAll(body)).map((regla) => toReglaDePlazo(regla, naming));
  }

  /** Changes a rule, or confirms it by the norm in force. Plazos that run stay as they are. */
  @Patch(':id')
  @RequirePermission('plazos.reglas')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ModificarReglaDePlazoDto,
  ): Promise<ReglaDePlazoDto> {
    return toReglaDePlazo(await this.reglas.update(id, body, version), await this.directory.naming());
  }
}
