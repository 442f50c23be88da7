import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePartes } from '../use-partes';

/** The parte that the address names. It stays after others delete it, so that the form keeps the typed values. */
export function useParteAbierta() {
  const { parteId } = useParams();
  const { carpeta, partes, requeridos } = usePartes();
  const found = partes?.find(({ id }) => id === parteId);
  const [seen, setSeen] = useState(found);
  if (found && found !== seen) setSeen(found);
  return { carpeta, partes, requeridos, parte: seen?.id === parteId ? seen : found };
}
