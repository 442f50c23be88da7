import { useState } from 'react';
import { Button } from '../../../../components/button';
import { Checkbox } from '../../../../components/checkbox';
import { Row, Stack } from '../../../../components/layout/layout';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { destinoChanged, retriesRequested, selectSubidas } from '../../../../subidas/subidas-slice';
import { alcanceDe, type SiExiste, type SubidaDeArchivo } from './destino';
import styles from './pregunta.module.css';

const respuestas: { siExiste: SiExiste; label: string }[] = [
  { siExiste: 'nueva_version', label: 'Nueva versión' },
  { siExiste: 'conservar_ambos', label: 'Conservar ambos' },
  { siExiste: 'omitir', label: 'Omitir' },
];

/** Asks what to do with a file whose name is taken. */
export function Pregunta({ subida }: { subida: SubidaDeArchivo }) {
  const dispatch = useAppDispatch();
  const subidas = useAppSelector(selectSubidas);
  const [isForAll, setIsForAll] = useState(false);
  if (subida.estado !== 'pregunta') return null;
  const others = alcanceDe(subidas, subida, true).length - 1;

  const answer = (siExiste: SiExiste) => {
    const ids = alcanceDe(subidas, subida, isForAll);
    dispatch(destinoChanged({ ids, cambios: { siExiste } }));
    const answered = new Set(ids);
    const asking = subidas.filter((each) => each.estado === 'pregunta' && answered.has(each.id));
    dispatch(retriesRequested(asking.map(({ id }) => ({ id }))));
  };

  return (
    <Stack gap={2} marginY={1}>
      {others > 0 && (
        <Row as="label" gap={2} align="center" size="sm" className={styles.todos}>
          <Checkbox checked={isForAll} onChange={({ target }) => setIsForAll(target.checked)} />
          Hacer lo mismo con los demás
        </Row>
      )}
      <div className={styles.respuestas}>
        {respuestas.map(({ siExiste, label }) => (
          <Button
            key={siExiste}
            size="small"
            variant="outlined"
            aria-label={`${label}: ${subida.nombre}`}
            onClick={() => answer(siExiste)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
