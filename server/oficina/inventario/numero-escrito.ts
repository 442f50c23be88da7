import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

/** A number, or a text in which somebody wrote one. */
export type Numero = number | string;

const MOST_CHARACTERS = 40;

/** Describes a field with a number that clients may send as text too. What it says is read by `decimalDe`. */
export const NumeroEscrito = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    ApiPropertyOptional({
      oneOf: [{ type: 'number' }, { type: 'string', maxLength: MOST_CHARACTERS }],
      nullable: true,
    }),
  );

/** @param campo the field with its article, for people */
export const IsNumeroEscrito = (campo: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isNumeroEscrito',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'number' || (typeof value === 'string' && value.length <= MOST_CHARACTERS),
      },
    },
    { message: `${campo} debe ser un número.` },
  );
