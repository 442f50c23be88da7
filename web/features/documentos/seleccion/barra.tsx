import { FileArchive, FolderInput, ListChecks, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentoDto } from '../../../api/generated/documentos';
import { Button } from '../../../components/button';
import { HintButton } from '../../../components/hint-button';
import { useLoteActions } from '../acciones/use-lote-actions';
import { useZip } from '../acciones/use-zip';
import type { Documentos } from '../use-documentos';
import styles from './barra.module.css';
import { useElegidos } from './seleccion';

interface BarraProps {
  lista: Documentos;
  onMover: (documentos: DocumentoDto[]) => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How many documents are chosen, and what can be done with them all. It stays at the bottom of the window. */
export function Barra({ lista, onMover }: BarraProps) {
  const { carpetaId, documentos = [], permisos } = lista;
  const { ids, isAll, all, clear } = useElegidos();
  const { trash } = useLoteActions(carpetaId);
  const { descargar, isAsking } = useZip(carpetaId);
  const elegidos = documentos.filter(({ id }) => ids.includes(id));

  return (
    <>
      <span className="visually-hidden" role="status">
        {elegidos.length > 0 && cuantos(elegidos.length)}
      </span>
      {elegidos.length > 0 && (
        <section className={styles.barra} aria-label="Documentos elegidos">
          <span className={styles.total} aria-hidden="true">
            {cuantos(elegidos.length)}
          </span>
          <div className={styles.acciones}>
            {!isAll && <Accion icono={<ListChecks {...icon} />} nombre="Elegir todos" variant="text" onClick={all} />}
            <Accion
              icono={<FileArchive {...icon} />}
              nombre="Descargar ZIP"
              loading={isAsking}
              onClick={() => void descargar(elegidos)}
            />
            {permisos.editarDocumentos && (
              <>
                <Accion icono={<FolderInput {...icon} />} nombre="Mover…" onClick={() => onMover(elegidos)} />
                <Accion
                  icono={<Trash2 {...icon} />}
                  nombre="Eliminar"
                  onClick={() => {
                    clear();
                    void trash(elegidos);
                  }}
                />
              </>
            )}
          </div>
          <HintButton size="small" label="No elegir ninguno" hintAlign="end" onClick={clear}>
            <X {...icon} />
          </HintButton>
        </section>
      )}
    </>
  );
}

interface AccionProps {
  icono: ReactNode;
  nombre: string;
  variant?: 'text' | 'outlined';
  loading?: boolean;
  onClick: () => void;
}

/** On a phone only its icon is seen. */
function Accion({ icono, nombre, variant = 'outlined', loading, onClick }: AccionProps) {
  return (
    <Button
      size="small"
      variant={variant}
      className={styles.accion}
      startIcon={icono}
      loading={loading}
      onClick={onClick}
    >
      <span className={styles.nombre}>{nombre}</span>
    </Button>
  );
}

const cuantos = (total: number) => (total === 1 ? '1 seleccionado' : `${total} seleccionados`);
