import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { trimmed, trimmedOrNull } from './trimmed.js';

const MAX_FUENTE = 300;

/** The name of a rule of the office. */
export const EsNombreDeRegla = (max = 120) =>
  applyDecorators(
    Transform(trimmed),
    IsString({ message: 'El nombre debe ser un texto.' }),
    Length(1, max, { message: `El nombre debe tener entre 1 y ${max} caracteres.` }),
  );

/** The norm that is the source of a rule; null without a norm. */
export const EsFuenteONada = () =>
  applyDecorators(
    IsOptional(),
    Transform(trimmedOrNull),
    IsString({ message: 'La fuente debe ser un texto.' }),
    MaxLength(MAX_FUENTE, { message: `La fuente puede tener hasta ${MAX_FUENTE} caracteres.` }),
  );

/** The norm that is the source of a rule. It must be named. */
export const EsFuente = () =>
  applyDecorators(
    Transform(trimmed),
    IsString({ message: 'La fuente debe ser un texto.' }),
    Length(1, MAX_FUENTE, { message: `La fuente debe tener entre 1 y ${MAX_FUENTE} caracteres.` }),
  );
