import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

/** A number, or a text in which somebody wrote one. */
export type Numero = number | string;

const MOST_CHARACTERS = 40;

/** Describes a number field that clients may also send as text. `decimalDe` reads it. */
export const NumeroEscrito = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    ApiPropertyOptional({
      oneOf: [{ type: 'number' }, { type: 'string', maxLength: MOST_CHARACTERS }],
      nullable: true,
    }),
  );

/** @param campo the name of the field with its article, for messages */
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
