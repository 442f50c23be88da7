import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Claims,
  ManagesTransactions,
  RequirePermission,
  SessionOnly,
  StepUp,
  Tenant,
} from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { SessionDto } from '../auth/auth.dto.js';
import { AuthService } from '../auth/auth.service.js';
import { EnMarco } from '../marco/en-marco.js';
import { MiembroDto, MiembrosQuery, ModificarMiembroDto } from './miembros.dto.js';
import { toMiembro } from './miembros.presenter.js';
import { MiembrosService } from './miembros.service.js';

@ApiTags('miembros')
@Controller('miembros')
export class MiembrosController {
  constructor(
    private readonly miembros: MiembrosService,
    private readonly auth: AuthService,
  ) {}

  /** The active members of the cuenta, by name. A titular may ask for the suspended members too. */
  @Get()
  @RequirePermission('equipo.ver')
  @EnMarco()
  async findAll(@Query() { todos }: MiembrosQuery): Promise<MiembroDto[]> {
    return (await this.miembros.findAll(todos)).map(toMiembro);
  }

  /** Leaves the cuenta. The session continues, outside of any cuenta. */
  @Post('salir')
  @HttpCode(200)
  @RequirePermission('equipo.ver')
  @SessionOnly()
  @ManagesTransactions()
  async leave(@Tenant() tenant: TenantContext, @Claims() claims: AccessClaims): Promise<SessionDto> {
    await this.miembros.leave(tenant);
    return this.auth.session(claims);
  }

  /** Changes the role of a member, suspends them, or reactivates them. */
  @Patch(':id')
  @RequirePermission('equipo.administrar')
  @StepUp()
  async update(@Param('id', IdPipe) id: string, @Body() body: ModificarMiembroDto): Promise<MiembroDto> {
    return toMiembro(await this.miembros.update(id, body));
  }

  /** Removes a person from the cuenta. Their work stays, with their name. */
  @Delete(':id')
  @RequirePermission('equipo.administrar')
  @StepUp()
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.miembros.remove(id);
    return true;
  }
}
