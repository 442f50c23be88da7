import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { deviceReader } from '../../plataforma/auth/device.js';
import { navigationFor, pagesOf } from '../../plataforma/navigation/navigation-tree.js';
import { UsoService } from '../../plataforma/uso/uso.service.js';
import { PaginasAbiertasDto } from './uso.dto.js';

/** The most calls of one person in a minute. */
const MAX_CALLS = 60;

const DISPOSITIVOS = { escritorio: 'Computadora', movil: 'Móvil', otro: 'Otro' } as const;

@ApiTags('paneles')
@Controller('dashboards/uso')
export class UsoController {
  private readonly read = deviceReader();

  constructor(
    private readonly uso: UsoService,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
  ) {}

  /** Counts pages that I opened. The server does not store who opened them. */
  @Post()
  @HttpCode(200)
  @RequirePermission('paneles.ver')
  async count(
    @Body() { paginas, comienza }: PaginasAbiertasDto,
    @Headers('user-agent') agent: string | undefined,
  ): Promise<boolean> {
    const { usuarioId, rolId } = this.transactions.tenant;
    await this.transactions.asPlatform((manager) => this.limits.consumeIn(manager, 'uso', usuarioId, MAX_CALLS, 60));
    const { tipo, dispositivo } = (await this.read)(agent ?? null);
    const device = DISPOSITIVOS[tipo];
    const known = new Set([...pagesOf(navigationFor({ rolId }).default).map(({ link }) => link), '/configuraciones']);
    if (comienza) {
      this.uso.count('sesiones', device);
      this.uso.count('navegadores', dispositivo.split(' en ')[0]?.slice(0, 40));
    }
    for (const pagina of paginas) {
      this.uso.count('secciones', known.has(pagina) ? pagina : 'otras');
    }
    if (paginas.length > 0) {
      this.uso.count('paginas', device, paginas.length);
      this.uso.count('personas');
    }
    return true;
  }
}
