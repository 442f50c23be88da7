import { useNavigate } from 'react-router-dom';
import { usePrimerosPasosUpdateMutation } from '../../../../api/cuenta-api';
import { Button } from '../../../../components/button';
import { useRefusal } from '../../../../components/form/refusal';
import { Seccion } from '../seccion';

/** For a titular who hid the first steps of the cuenta: brings them back. */
export function PrimerosPasosSection() {
  const navigate = useNavigate();
  const refuse = useRefusal();
  const [update, { isLoading }] = usePrimerosPasosUpdateMutation();
  const show = () =>
    void update({ modificarPrimerosPasosDto: { ocultos: false } })
      .unwrap()
      .then(() => navigate('/carpetas'), refuse);
  return (
    <Seccion title="Primeros pasos" text="Lo que falta dejar listo en la oficina. Usted los ocultó.">
      <Button variant="outlined" loading={isLoading} onClick={show}>
        Mostrar los primeros pasos
      </Button>
    </Seccion>
  );
}
