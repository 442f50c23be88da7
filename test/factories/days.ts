import { dayIn } from '../../server/common/day.js';
import { plusDays } from '../../server/vocabulario/computo.js';

export const HOY = dayIn('America/Argentina/Buenos_Aires', new Date());

export const AYER = plusDays(HOY, -1);
