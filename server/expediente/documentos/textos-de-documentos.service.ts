import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import type { Trozo } from '../../plataforma/textos/pasaje.js';
import { Textos } from '../../plataforma/textos/textos.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { CarpetaLive } from '../carpetas/carpeta-live.service.js';
import { type DocumentoNombrado, DocumentosRepository } from './documentos.repository.js';

/** The most documents that the page lists. */
const MAX_IN_CARPETA = 200;

/** Searches the texts of documents. Tells open tabs of a carpeta that a text was read or a picture made. */
@Injectable()
export class TextosDeDocumentos implements OnModuleInit {
  constructor(
    private readonly documentos: DocumentosRepository,
    private readonly gate: CarpetaGate,
    private readonly textos: Textos,
    private readonly miniaturas: Miniaturas,
    private readonly live: CarpetaLive,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.textos.onLeido((sha256) => this.tell(sha256));
    this.miniaturas.onHecha((sha256) => this.tell(sha256));
  }

  /** The documents of a carpeta with these words, each with a passage. @throws DomainError 404 */
  async findInCarpeta(carpetaId: string, buscar: string): Promise<{ documentoId: string; pasaje: Trozo[] }[]> {
    await this.gate.visible(carpetaId);
    const found = await this.find(buscar, MAX_IN_CARPETA, carpetaId);
    return found.map(({ id, pasaje }) => ({ documentoId: id, pasaje }));
  }

  /** The documents of all carpetas, or of one, with these words, each with a passage. */
  async find(
    buscar: string,
    limit: number,
    carpetaId: string | null = null,
  ): Promise<(DocumentoNombrado & { pasaje: Trozo[] })[]> {
    const found = await this.documentos.findWithText(buscar, limit, carpetaId);
    const pasajes = await this.textos.pasajesDe(
      found.map(({ sha256 }) => sha256),
      buscar,
    );
    return found.map((documento) => ({ ...documento, pasaje: pasajes.get(documento.sha256) ?? [] }));
  }

  /** Makes open tabs fetch the carpeta's documents again. No fact is recorded. */
  private async tell(sha256: string): Promise<void> {
    const por = this.transactions.tenant.usuarioId;
    for (const carpeta of await this.documentos.findCarpetasWith(sha256)) {
      this.live.tell([carpeta], { type: 'carpeta.changed', carpeta, que: 'documentos', por });
    }
  }
}
