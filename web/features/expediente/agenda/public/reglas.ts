import { useReglasDePlazoFindAllQuery } from '../reglas/reglas-api';

/** The rules of plazos of the cuenta. Undefined while they load, or if they cannot be loaded. */
export const useReglas = () => useReglasDePlazoFindAllQuery().data;
