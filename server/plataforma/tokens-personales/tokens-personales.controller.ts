import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Claims, RequirePermission, SessionOnly, StepUp } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { rolNombre } from '../../vocabulario/roles.js';
import { CrearTokenDto, TokenCreadoDto, TokenPersonalDto } from './tokens-personales.dto.js';
import type { FilaToken } from './tokens-personales.repository.js';
import { TokensPersonales } from './tokens-personales.service.js';

@ApiTags('tokens')
@Controller('tokens')
@RequirePermission('puesto.usar')
@SessionOnly()
export class TokensPersonalesController {
  constructor(
    private readonly tokens: TokensPersonales,
    private readonly directory: CuentaDirectory,
  ) {}

  /** My personal tokens in this cuenta, newest first, without revoked ones. */
  @Get()
  async findMine(): Promise<TokenPersonalDto[]> {
    const { pais } = await this.directory.cuenta();
    return (await this.tokens.findMine()).map((fila) => named(fila, pais));
  }

  /** Makes a personal token for this cuenta, to be sent as `Authorization: Bearer cpt_…`. */
  @Post()
  @StepUp()
  async create(@Claims() claims: AccessClaims, @Body() body: CrearTokenDto): Promise<TokenCreadoDto> {
    const { pais } = await this.directory.cuenta();
    return named(await this.tokens.create(claims, body), pais);
  }

  /** Revokes a personal token. */
  @Delete(':id')
  async revoke(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.tokens.revoke(id);
    return true;
  }
}

function named<Fila extends FilaToken>(fila: Fila, pais: string): Fila & { rol: string } {
  return { ...fila, rol: rolNombre(fila.rolId, pais) };
}
