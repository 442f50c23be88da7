import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePartes } from '../use-partes';

/** The parte that the address names. Once shown it stays, so that its form keeps what was typed if others delete it. */
export function useParteAbierta() {
  const { parteId } = useParams();
  const { carpeta, partes, requeridos } = usePartes();
  const found = partes?.find(({ id }) => id === parteId);
  const [seen, setSeen] = useState(found);
  if (found && found !== seen) setSeen(found);
  return { carpeta, partes, requeridos, parte: seen?.id === parteId ? seen : found };
}
