import type { DocumentoDto, ModificarDocumentoDto } from '../../../../api/generated/documentos';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useConMotivo } from '../../../../components/use-motivo';
import {
  useDocumentosRemoveMutation,
  useDocumentosRestoreMutation,
  useDocumentosUpdateMutation,
  useLotesRestoreMutation,
} from '../documentos-api';
import { useWrite } from './use-write';

/** The fields of a document that deleting it needs. */
type Eliminable = Pick<DocumentoDto, 'id' | 'carpetaId' | 'nombre'>;

/** Actions on a stored document. A toast shows the outcome of each; all but `restore` offer to undo it. */
export function useDocumentoActions() {
  const toast = useToast();
  const attempt = useAttempt();
  const write = useWrite();
  const [update] = useDocumentosUpdateMutation();
  const [remove] = useDocumentosRemoveMutation();
  const [restore] = useDocumentosRestoreMutation();
  const [restoreWhy] = useLotesRestoreMutation();
  const conMotivo = useConMotivo();

  const change = ({ id, carpetaId }: DocumentoDto, changes: ModificarDocumentoDto) =>
    write({
      carpetaId,
      show: ({ documentos }) => {
        const shown = documentos.find((documento) => documento.id === id);
        const { motivo: _, ...fields } = changes;
        if (shown) Object.assign(shown, fields);
      },
      send: () => update({ id, modificarDocumentoDto: changes }),
    });

  /**
   * Changes a document. For a document from before the signature, it asks for a reason. Resolves to null when the
   * person gives none.
   */
  const changeWhy = (documento: DocumentoDto, changes: ModificarDocumentoDto) =>
    conMotivo.send((motivo) => change(documento, { ...changes, ...(motivo && { motivo }) }));

  const putBack = ({ id, carpetaId }: Eliminable) =>
    conMotivo.send(
      (motivo): Promise<unknown> =>
        motivo
          ? write({
              carpetaId,
              send: () => restoreWhy({ id: carpetaId, documentosElegidosDto: { ids: [id], motivo } }),
            })
          : write({ carpetaId, send: () => restore({ id }) }),
    );

  return {
    /** Rejects when the server refuses the name, so that the form can show why. */
    async rename(documento: DocumentoDto, nombre: string) {
      if (!(await changeWhy(documento, { nombre }))) return;
      offerUndo(toast, `Ahora se llama «${nombre}»`, () => changeWhy(documento, { nombre: documento.nombre }));
    },
    async move(documento: DocumentoDto, seccionId: string | null, lugar: string) {
      await attempt(async () => {
        if (!(await changeWhy(documento, { seccionId }))) return;
        offerUndo(toast, `«${documento.nombre}» se movió a ${lugar}`, () =>
          changeWhy(documento, { seccionId: documento.seccionId }),
        );
      });
    },
    /** Resolves to whether the document was deleted. */
    async trash(documento: Eliminable) {
      const { id, carpetaId, nombre } = documento;
      const hide = (lista: { documentos: DocumentoDto[] }) => {
        lista.documentos = lista.documentos.filter((candidate) => candidate.id !== id);
      };
      if (!(await attempt(() => write({ carpetaId, show: hide, send: () => remove({ id }) })))) return false;
      offerUndo(toast, `«${nombre}» está en la papelera`, () => putBack(documento));
      return true;
    },
    async restore(documento: DocumentoDto) {
      await attempt(async () => {
        if (await putBack(documento)) toast(`«${documento.nombre}» volvió a la carpeta`);
      });
    },
  };
}
