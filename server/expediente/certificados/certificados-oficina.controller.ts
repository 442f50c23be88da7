import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, IfMatch, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { paginacionOf } from '../../common/input/pagination.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { ConfirmarReglasDto } from '../reglas-de-plazo/reglas-de-plazo.dto.js';
import {
  CamposReglaCertificadoDto,
  CertificadosDto,
  CertificadosQuery,
  NuevaReglaCertificadoDto,
  ReglaCertificadoDto,
} from './certificados.dto.js';
import { toCertificadoDeOficina, toRegla } from './certificados.presenter.js';
import { CertificadosService } from './certificados.service.js';
import { GRUPOS_CERTIFICADOS } from './grupos.js';
import { ReglasDeCertificados } from './reglas.service.js';

@ApiTags('certificados')
@Controller('certificados')
export class CertificadosDeOficinaController {
  constructor(
    private readonly certificados: CertificadosService,
    private readonly reglas: ReglasDeCertificados,
    private readonly directory: CuentaDirectory,
  ) {}

  /** A page of the certificates of all carpetas before their signature. The most urgent come first. */
  @Get()
  @RequirePermission('carpetas.ver')
  async findBoard(@Tenant() { rolId }: TenantContext, @Query() query: CertificadosQuery): Promise<CertificadosDto> {
    const { filas, grupos, hoy } = await this.certificados.findBoard(query);
    const naming = await this.directory.naming();
    const total = GRUPOS_CERTIFICADOS.filter((grupo) => query.grupo === undefined || query.grupo === grupo)
      .map((grupo) => grupos.get(grupo) ?? 0)
      .reduce((sum, n) => sum + n, 0);
    return {
      certificados: filas.map((fila) => toCertificadoDeOficina(fila, hoy, naming, rolId)),
      grupos: GRUPOS_CERTIFICADOS.map((grupo) => ({ grupo, total: grupos.get(grupo) ?? 0 })),
      paginacion: paginacionOf(query, total),
      hoy,
    };
  }

  /** The rules of the office, in their order. An office confirms each by the norm in force. */
  @Get('reglas')
  @RequirePermission('carpetas.ver')
  async findReglas(): Promise<ReglaCertificadoDto[]> {
    const naming = await this.directory.naming();
    return (await this.reglas.findAll()).map((regla) => toRegla(regla, naming));
  }

  /** Adds a rule at the end. */
  @Post('reglas')
  @RequirePermission('certificados.reglas')
  @Idempotent({ newId: 'id' })
  async createRegla(@Body() body: NuevaReglaCertificadoDto): Promise<ReglaCertificadoDto> {
    return toRegla(await this.reglas.create(body), await this.directory.naming());
  }

  /**
   * Confirms several rules by the norms in force, or takes that back: all, or none. Each is refused when it changed
   * since it was seen.
   */
  @Patch('reglas')
  @RequirePermission('certificados.reglas')
  async confirmReglas(@Body() body: ConfirmarReglasDto): Promise<ReglaCertificadoDto[]> {
    const naming = await this.directory.naming();
    return (await this.reglas.confirmAll(body)).map((regla) => toRegla(regla, naming));
  }

  /** Changes fields of a rule, or confirms it by the norm in force. Existing certificates keep their fields. */
  @Patch('reglas/:id')
  @RequirePermission('certificados.reglas')
  @ApiIfMatch()
  async updateRegla(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: CamposReglaCertificadoDto,
  ): Promise<ReglaCertificadoDto> {
    return toRegla(await this.reglas.update(id, version, body), await this.directory.naming());
  }

  /** Removes a rule. */
  @Delete('reglas/:id')
  @RequirePermission('certificados.reglas')
  @ApiIfMatch()
  async removeRegla(@Param('id', IdPipe) id: string, @IfMatch() version: number): Promise<boolean> {
    await this.reglas.remove(id, version);
    return true;
  }
}
