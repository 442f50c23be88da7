import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory, type PersonaNombrada } from '../../common/tenancy/cuenta-directory.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import type { Vista } from './vista.entity.js';
import { CrearVistaDto, ModificarVistaDto, VistaDto } from './vistas.dto.js';
import { mayChange, VistasService } from './vistas.service.js';

@ApiTags('vistas')
@Controller('carpetas/vistas')
@RequirePermission('carpetas.ver')
export class VistasController {
  constructor(
    private readonly vistas: VistasService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** My views of the list of carpetas, and shared views, by name. */
  @Get()
  async findAll(@Tenant() tenant: TenantContext): Promise<VistaDto[]> {
    const present = await this.presenter(tenant);
    return (await this.vistas.findAll()).map(present);
  }

  /** Saves a view. */
  @Post()
  @Idempotent({ newId: 'id' })
  async create(@Tenant() tenant: TenantContext, @Body() body: CrearVistaDto): Promise<VistaDto> {
    return (await this.presenter(tenant))(await this.vistas.create(body));
  }

  /** Renames or shares a view, or saves other filters in it. */
  @Patch(':id')
  @ApiIfMatch()
  async update(
    @Tenant() tenant: TenantContext,
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: ModificarVistaDto,
  ): Promise<VistaDto> {
    return (await this.presenter(tenant))(await this.vistas.update(id, version, body));
  }

  /** Deletes a view. */
  @Delete(':id')
  @ApiIfMatch()
  async remove(@Param('id', IdPipe) id: string, @IfMatch() version: number): Promise<boolean> {
    await this.vistas.remove(id, version);
    return true;
  }

  private async presenter(tenant: TenantContext): Promise<(vista: Vista) => VistaDto> {
    const naming = await this.directory.naming();
    return (vista) => ({
      id: vista.id,
      nombre: vista.nombre,
      filtros: vista.filtros,
      compartida: vista.compartida,
      autor: naming(vista.usuarioId) as PersonaNombrada,
      esPropia: vista.usuarioId === tenant.usuarioId,
      editable: mayChange(vista, tenant),
      version: vista.version,
    });
  }
}
