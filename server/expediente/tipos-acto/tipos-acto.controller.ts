import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { VersionPipe } from '../../common/input/version.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { CatalogoService } from './catalogo.service.js';
import type { TipoActo } from './tipo-acto.entity.js';
import { ActoDetalleDto, CrearActoDto, ModificarActoDto, TipoActoDto, VersionDeActoDto } from './tipos-acto.dto.js';
import { toActoDetalle, toTipoActo, toVersionDeActo } from './tipos-acto.presenter.js';
import { TiposActoService } from './tipos-acto.service.js';

@ApiTags('tipos-acto')
@Controller('tipos-acto')
export class TiposActoController {
  constructor(
    private readonly tiposActo: TiposActoService,
    private readonly catalogo: CatalogoService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The cuenta's catalogue of actos, ordered by name. */
  @Get()
  @RequirePermission('carpetas.ver')
  async findAll(): Promise<TipoActoDto[]> {
    return (await this.tiposActo.findAll()).map(toTipoActo);
  }

  /** An acto with its requisitos, plazos and secciones. */
  @Get(':id')
  @RequirePermission('carpetas.ver')
  async get(@Param('id', IdPipe) id: string): Promise<ActoDetalleDto> {
    return this.present(await this.catalogo.get(id));
  }

  /** The versions of an acto, newest first. */
  @Get(':id/versiones')
  @RequirePermission('carpetas.ver')
  async findVersiones(@Param('id', IdPipe) id: string): Promise<VersionDeActoDto[]> {
    const naming = await this.directory.naming();
    return (await this.catalogo.findVersiones(id)).map((version) => toVersionDeActo(version, naming));
  }

  /** Adds an acto to the catalogue. */
  @Post()
  @RequirePermission('actos.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: CrearActoDto): Promise<ActoDetalleDto> {
    return this.present(await this.catalogo.create(body));
  }

  /** Writes an acto as a new version, or confirms its requisitos. Carpetas keep their version. */
  @Patch(':id')
  @RequirePermission('actos.editar')
  @ApiIfMatch()
  async update(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ModificarActoDto,
  ): Promise<ActoDetalleDto> {
    return this.present(await this.catalogo.update(id, version, body));
  }

  /** Restores an earlier version of an acto, as a new version. */
  @Post(':id/versiones/:n/restaurar')
  @HttpCode(200)
  @RequirePermission('actos.editar')
  @ApiIfMatch()
  async restore(
    @Param('id', IdPipe) id: string,
    @Param('n', VersionPipe) n: number,
    @IfMatch() version: number,
  ): Promise<ActoDetalleDto> {
    return this.present(await this.catalogo.restore(id, version, n));
  }

  private async present(acto: TipoActo): Promise<ActoDetalleDto> {
    return toActoDetalle(acto, await this.directory.naming());
  }
}
