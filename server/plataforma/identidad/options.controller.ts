import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { Settings } from '../../common/config/settings.js';
import { Logins } from '../auth/logins.service.js';
import { DEMO_CREDENTIALS } from './demo-credentials.js';
import { IdentityProvider } from './identity-provider.service.js';
import { AuthOptionsDto } from './options.dto.js';

@ApiTags('acceso')
@Controller('auth')
export class OpcionesController {
  constructor(
    private readonly logins: Logins,
    private readonly provider: IdentityProvider,
    private readonly settings: Settings,
  ) {}

  /** The options of the sign-in page: the demo's credentials and the identity provider, where they exist. */
  @Get('opciones')
  @Public()
  async options(): Promise<AuthOptionsDto> {
    const hasDemo = this.settings.DEMO && (await this.logins.findByEmail(DEMO_CREDENTIALS.email)) !== null;
    return {
      demo: hasDemo ? DEMO_CREDENTIALS : null,
      proveedor: this.provider.publico,
      registro: this.settings.SIGN_UP,
    };
  }
}
