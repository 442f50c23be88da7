import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsString, Length } from 'class-validator';
import { SessionDto } from '../auth/auth.dto.js';
import { AuthService } from '../auth/auth.service.js';
import { Authenticated, Claims, RequirePermission } from '../common/access/access.decorators.js';
import type { AccessClaims } from '../common/access/identity.js';
import { ROL_NOMBRE } from '../common/access/permissions.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { trimmed } from '../common/input/trimmed.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { PAISES, type Pais } from './cuenta.entity.js';
import { CuentasService } from './cuentas.service.js';

export class CrearCuentaDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la cuenta.' })
  @Length(1, 120, { message: 'El nombre de la cuenta debe tener entre 1 y 120 caracteres.' })
  nombre: string;

  @IsIn(PAISES, { message: 'El país debe ser AR, ES o UY.' })
  pais: Pais;
}

export class CuentaDto {
  cuentaId: string;
  nombre: string;
  pais: Pais;
  rolId: number;
  /** The role's name. */
  rol: string;
}

export class MiembroDto {
  id: string;
  nombre: string;
  email: string;
  avatar: string | null;
  rolId: number;
  /** The role's name. */
  rol: string;
}

@ApiTags('cuentas')
@Controller()
export class CuentasController {
  constructor(
    private readonly cuentas: CuentasService,
    private readonly auth: AuthService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The cuentas where I am an active member. */
  @Get('cuentas')
  @Authenticated()
  async findMine(@Claims() { sub }: AccessClaims): Promise<CuentaDto[]> {
    const mine = await this.cuentas.findOfUsuario(sub);
    return mine.map((cuenta) => ({ ...cuenta, rol: ROL_NOMBRE[cuenta.rolId] ?? '' }));
  }

  /** Opens a cuenta, with me as its titular, and goes into it. */
  @Post('cuentas')
  @Authenticated()
  async create(@Body() body: CrearCuentaDto, @Claims() claims: AccessClaims): Promise<SessionDto> {
    const cuentaId = await this.cuentas.create(claims.sub, body);
    return this.auth.selectCuenta(claims, cuentaId);
  }

  /** Goes into one of my cuentas. */
  @Post('cuentas/:id/seleccionar')
  @HttpCode(200)
  @Authenticated()
  select(@Param('id', IdPipe) id: string, @Claims() claims: AccessClaims): Promise<SessionDto> {
    return this.auth.selectCuenta(claims, id);
  }

  /** The active members of the cuenta, by name. */
  @Get('miembros')
  @RequirePermission('equipo.ver')
  async findMiembros(): Promise<MiembroDto[]> {
    const miembros = await this.directory.miembros();
    return miembros.map(({ id, nombre, email, avatar, rolId }) => ({
      id,
      nombre,
      email,
      avatar,
      rolId,
      rol: ROL_NOMBRE[rolId] ?? '',
    }));
  }
}
