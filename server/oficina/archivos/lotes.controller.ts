import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { ArchivoDto } from './archivos.dto.js';
import { toArchivo, toDirectorio } from './archivos.presenter.js';
import { ArchivosService } from './archivos.service.js';
import { DirectoriosService } from './directorios.service.js';
import { LoReservadoService } from './lo-reservado.service.js';
import type { Lote } from './lote.js';
import { ElegidosDto, LoteArchivosDto, MoverArchivosDto } from './lotes.dto.js';
import { MovimientosDeArchivos } from './movimientos.service.js';
import { PapeleraDeArchivos } from './papelera.service.js';

/** Changes of several archivos and directorios. The answer names those that were refused. */
@ApiTags('archivos')
@Controller('archivos')
@RequirePermission('archivos.escribir')
export class LotesDeArchivosController {
  constructor(
    private readonly movimientos: MovimientosDeArchivos,
    private readonly reservado: LoReservadoService,
    private readonly papelera: PapeleraDeArchivos,
    private readonly archivos: ArchivosService,
    private readonly directorios: DirectoriosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** Moves archivos and directorios into a directorio, or to the outermost level. */
  @Post('mover')
  @HttpCode(200)
  async move(@Body() body: MoverArchivosDto): Promise<LoteArchivosDto> {
    return this.present(await this.reservado.watch(body.loVeranOtros, body, () => this.movimientos.move(body)));
  }

  /**
   * Copies archivos and directorios into a directorio, or to the outermost level. A copy has the newest version only.
   */
  @Post('copiar')
  @HttpCode(200)
  async copy(@Body() body: MoverArchivosDto): Promise<LoteArchivosDto> {
    return this.present(await this.reservado.watch(body.loVeranOtros, body, () => this.movimientos.copy(body)));
  }

  /** Puts archivos and directorios into the trash. A directorio goes with all that it contains. */
  @Post('eliminar')
  @HttpCode(200)
  async remove(@Body() body: ElegidosDto): Promise<LoteArchivosDto> {
    return this.present(await this.papelera.remove(body));
  }

  /** Takes archivos and directorios out of the trash. When a name is taken meanwhile, a number is added to it. */
  @Post('restaurar')
  @HttpCode(200)
  async restore(@Body() body: ElegidosDto): Promise<LoteArchivosDto> {
    return this.present(await this.papelera.restore(body));
  }

  /** Takes one archivo out of the trash. */
  @Post(':id/restore')
  @HttpCode(200)
  async restoreOne(@Param('id', IdPipe) id: string): Promise<ArchivoDto> {
    await this.papelera.restoreOne({ archivos: [id] });
    const [row] = await this.archivos.findByIds([id]);
    return toArchivo(row as NonNullable<typeof row>, await this.directory.naming());
  }

  private async present({ archivos, directorios, omitidos, rechazados }: Lote): Promise<LoteArchivosDto> {
    const naming = await this.directory.naming();
    const rows = await this.archivos.findByIds(archivos);
    const folders = await this.directorios.findByIds(directorios);
    return {
      archivos: rows.map((row) => toArchivo(row, naming)),
      directorios: folders.map((row) => toDirectorio(row, naming)),
      omitidos,
      rechazados,
    };
  }
}
