import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import { MAX_POSICION } from './posiciones.js';

const INVALID = { message: `La posición debe ser un número entero de 0 a ${MAX_POSICION}.` };

/** Validates the position of a list or of a card. */
export const IsPosicion = (): PropertyDecorator =>
  applyDecorators(IsInt(INVALID), Min(0, INVALID), Max(MAX_POSICION, INVALID));
