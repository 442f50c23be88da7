import { applyDecorators } from '@nestjs/common';
import { IsBoolean } from 'class-validator';
import { MayBeOmitted } from './may-be-omitted.js';

/** The confirmation that a thing leaves a reserved carpeta. People who do not see the carpeta will see the thing. */
export const LoVeranOtros = () =>
  applyDecorators(
    MayBeOmitted(),
    IsBoolean({ message: 'Indique con true o false si lo verán quienes no ven la carpeta.' }),
  );
