import type { DocumentoDto, DocumentosDto, LoteDto } from '../../../../api/generated/documentos';
import { loteText } from '../../../../components/lote-text';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { FALTA_MOTIVO, useConMotivo } from '../../../../components/use-motivo';
import { useLotesMoveMutation, useLotesRemoveMutation, useLotesRestoreMutation } from '../documentos-api';
import { useDocumentoActions } from './use-documento-actions';
import { useWrite } from './use-write';

const idsOfRefused = (rechazados: LoteDto['rechazados']) => rechazados.map(({ id }) => id);
const idsOf = (documentos: readonly DocumentoDto[]) => documentos.map(({ id }) => id);

/**
 * Actions on several documents of a carpeta. A toast shows the outcome of each, names the refused documents, and offers
 * to undo it.
 */
export function useLoteActions(carpetaId: string) {
  const toast = useToast();
  const attempt = useAttempt();
  const write = useWrite();
  const one = useDocumentoActions();
  const [move] = useLotesMoveMutation();
  const [remove] = useLotesRemoveMutation();
  const [restore] = useLotesRestoreMutation();

  const conMotivo = useConMotivo();

  const moveTo = (ids: string[], seccionId: string | null, motivo?: string) =>
    write({
      carpetaId,
      show: inAll(ids, (documento) => {
        documento.seccionId = seccionId;
      }),
      send: () => move({ id: carpetaId, moverDocumentosDto: { ids, seccionId, motivo } }),
    });

  /**
   * Sends a change of several documents. Documents that need a reason are sent again with one. Resolves to the
   * documents that stay refused.
   */
  const sendWhy = async (
    ids: string[],
    send: (ids: string[], motivo?: string) => Promise<LoteDto>,
  ): Promise<LoteDto> => {
    const lote = await send(ids);
    const waiting = lote.rechazados.filter(({ code }) => code === FALTA_MOTIVO);
    const motivo = waiting[0] && (await conMotivo.ask(waiting[0].message));
    if (!motivo) return lote;
    const again = await send(idsOfRefused(waiting), motivo);
    const others = lote.rechazados.filter(({ code }) => code !== FALTA_MOTIVO);
    return { ...again, rechazados: [...others, ...again.rechazados] };
  };

  /** Tells the outcome, and offers to undo it for the documents that were changed. */
  const tell = (
    documentos: readonly DocumentoDto[],
    { rechazados }: LoteDto,
    [singular, plural]: [string, string],
    undo: (changed: DocumentoDto[]) => Promise<unknown>,
  ) => {
    const changed = documentos.filter(({ id }) => rechazados.every((rechazado) => rechazado.id !== id));
    const text = loteText(changed.length, [singular, plural], rechazados);
    if (changed.length > 0) offerUndo(toast, text, () => undo(changed));
    else toast(text, { severity: 'error' });
  };

  return {
    async move(documentos: readonly DocumentoDto[], seccionId: string | null, lugar: string) {
      const moved = documentos.filter((documento) => documento.seccionId !== seccionId);
      const [first, ...others] = moved;
      if (!first) return;
      if (others.length === 0) return one.move(first, seccionId, lugar);
      await attempt(async () => {
        const lote = await sendWhy(idsOf(moved), (ids, motivo) => moveTo(ids, seccionId, motivo));
        tell(moved, lote, [`1 documento se movió a ${lugar}`, `% documentos se movieron a ${lugar}`], putBack);
      });
    },
    /** @param motivo the reason, needed when a document is from before the signature */
    async trash(documentos: readonly DocumentoDto[], motivo?: string) {
      const [first, ...others] = documentos;
      if (!first) return;
      if (others.length === 0 && !motivo) return void (await one.trash(first));
      const ids = idsOf(documentos);
      const hide = (lista: DocumentosDto) => {
        lista.documentos = lista.documentos.filter(({ id }) => !ids.includes(id));
      };
      await attempt(async () => {
        const send = () => remove({ id: carpetaId, documentosElegidosDto: { ids, motivo } });
        const lote = await write({ carpetaId, show: hide, send });
        const said: [string, string] = ['1 documento está en la papelera', '% documentos están en la papelera'];
        tell(documentos, lote, said, (changed) =>
          sendWhy(idsOf(changed), (ids, why) =>
            write({ carpetaId, send: () => restore({ id: carpetaId, documentosElegidosDto: { ids, motivo: why } }) }),
          ),
        );
      });
    },
  };

  /** Moves documents back to their former secciones, by one call for each seccion. */
  async function putBack(moved: DocumentoDto[]) {
    for (const [seccionId, documentos] of Map.groupBy(moved, (documento) => documento.seccionId)) {
      await sendWhy(idsOf(documentos), (ids, motivo) => moveTo(ids, seccionId, motivo));
    }
  }
}

const inAll = (ids: readonly string[], change: (documento: DocumentoDto) => void) => (lista: DocumentosDto) => {
  for (const documento of lista.documentos) if (ids.includes(documento.id)) change(documento);
};
