import { type FormEvent, useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import { Button } from '../../../components/button';
import { DialogBody, DialogFrame } from '../../../components/dialog-frame';
import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { useToast } from '../../../components/toast-actions';
import { Input } from '../../../components/ui/input';
import { newId } from '../../../lib/new-id';
import { usePermiso } from '../../../session/use-permiso';
import { useSalasCreateMutation, useSalasFindAllQuery, useSalasUpdateMutation } from '../agenda-api';
import styles from './agenda-page.module.css';

/** The rooms of the office, which titular and adscripto add and take out of use. */
export function SalasDialog({ onClose }: { onClose: () => void }) {
  const { data: salas, error, refetch } = useSalasFindAllQuery();
  const [create, { isLoading }] = useSalasCreateMutation();
  const [update] = useSalasUpdateMutation();
  const canEdit = usePermiso('salas.editar');
  const toast = useToast();
  const [nombre, setNombre] = useState('');
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!nombre.trim()) return;
    void attempt(async () => {
      await create({ crearSalaDto: { id: newId(), nombre: nombre.trim() } }).unwrap();
      setNombre('');
    });
  };
  return (
    <DialogFrame title="Salas de la oficina" onClose={onClose}>
      <DialogBody>
        {error !== undefined && !salas && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!salas && !error && <LoadingSkeleton rows={2} />}
        {salas?.length === 0 && <p>Todavía no hay salas. En una sala no se agendan dos cosas a la misma hora.</p>}
        <ul className={styles.salas}>
          {salas?.map((sala) => (
            <li key={sala.id} data-off={!sala.activa}>
              <span>{sala.nombre}</span>
              {canEdit && (
                <Button
                  size="small"
                  aria-label={`${sala.activa ? 'Dejar de usar' : 'Volver a usar'} ${sala.nombre}`}
                  onClick={() =>
                    void attempt(() =>
                      update({
                        id: sala.id,
                        'If-Match': `"${sala.version}"`,
                        modificarSalaDto: { activa: !sala.activa },
                      }).unwrap(),
                    )
                  }
                >
                  {sala.activa ? 'Dejar de usar' : 'Volver a usar'}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {canEdit && (
          <form className={styles.nuevaSala} onSubmit={submit}>
            <Input
              label="Sala nueva"
              value={nombre}
              maxLength={80}
              autoComplete="off"
              onChange={({ target }) => setNombre(target.value)}
            />
            <Button type="submit" variant="outlined" loading={isLoading}>
              Agregar
            </Button>
          </form>
        )}
      </DialogBody>
    </DialogFrame>
  );
}
