import { PedidoPorDto } from '../cuentas/cuenta-actual.dto.js';

/** pendiente: being made; lista: ready to download; fallida: the export failed. */
export type EstadoExportacion = 'pendiente' | 'lista' | 'fallida';

/** The address of a download that the browser writes to disk. */
export class DescargaDto {
  /** The address is valid in this browser, for a few minutes. */
  url: string;
}

/** A copy of all data of the cuenta, as a ZIP. */
export class ExportacionDto {
  id: string;
  estado: EstadoExportacion;
  pedidaPor: PedidoPorDto | null;
  pedidaEn: Date;
  listaEn: Date | null;
  /** Until when the export can be downloaded. */
  expiraEn: Date | null;
  bytes: number | null;
}
