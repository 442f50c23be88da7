import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { apiMessage } from '../../../api/api-message';
import { Button } from '../../../components/button';
import { useToast } from '../../../components/toast-actions';
import { formatEntero } from '../../../lib/numeros';
import { useDeshacerImportacionMutation } from '../contactos-writes';
import styles from './importar.module.css';
import type { Importacion } from './use-importar';

/** What came of an import: how many there are now, which rows were left out and why, and the way back. */
export function Resultado({ importacion, onClose }: { importacion: Importacion; onClose: () => void }) {
  const { creados, omitidos, contactos } = importacion;
  const toast = useToast();
  const [deshacer, { isLoading }] = useDeshacerImportacionMutation();

  const undo = async () => {
    try {
      await deshacer(contactos).unwrap();
      toast('La importación se deshizo');
      onClose();
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };

  return (
    <>
      <div className={styles.body}>
        <p className={styles.result} data-tone={creados > 0 ? 'success' : 'warning'} role="status">
          {creados > 0 ? (
            <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
          )}
          {creadosTexto(creados)}
        </p>
        {omitidos.length > 0 && (
          <section aria-labelledby="omitidos">
            <h3 id="omitidos" className={styles.subtitle}>
              {omitidos.length === 1 ? 'Se omitió 1 fila' : `Se omitieron ${formatEntero(omitidos.length)} filas`}
            </h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
            <div className={styles.scroll} tabIndex={0}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">Fila</th>
                    <th scope="col">Nombre</th>
                    <th scope="col">Motivo</th>
                  </tr>
                </thead>
                <tbody>
                  {omitidos.map(({ fila, nombre, motivo }) => (
                    <tr key={fila}>
                      <td>{fila}</td>
                      <td>{nombre ?? '—'}</td>
                      <td>{motivo}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        )}
      </div>
      <div className={styles.actions}>
        {creados > 0 && (
          <Button
            color="danger"
            loading={isLoading}
            startIcon={<Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void undo()}
          >
            Deshacer la importación
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Listo
        </Button>
      </div>
    </>
  );
}

function creadosTexto(creados: number): string {
  if (creados === 0) return 'No se agregó ningún contacto.';
  return creados === 1 ? 'Se agregó 1 contacto.' : `Se agregaron ${formatEntero(creados)} contactos.`;
}
