import { PedidoPorDto } from '../cuentas/cuenta-actual.dto.js';

/** pendiente: being made; lista: to be downloaded; fallida: could not be made. */
export type EstadoExportacion = 'pendiente' | 'lista' | 'fallida';

/** Where a browser downloads a file by itself. */
export class DescargaDto {
  /** For this browser, for a few minutes. */
  url: string;
}

/** A copy of all that the cuenta has, as a ZIP. */
export class ExportacionDto {
  id: string;
  estado: EstadoExportacion;
  pedidaPor: PedidoPorDto | null;
  pedidaEn: Date;
  listaEn: Date | null;
  /** Until when it can be downloaded. */
  expiraEn: Date | null;
  bytes: number | null;
}
