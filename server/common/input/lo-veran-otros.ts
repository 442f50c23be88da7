import { applyDecorators } from '@nestjs/common';
import { IsBoolean } from 'class-validator';
import { MayBeOmitted } from './may-be-omitted.js';

/** The confirmation that people who do not see a reserved carpeta will see a thing that is moved out of it. */
export const LoVeranOtros = () =>
  applyDecorators(
    MayBeOmitted(),
    IsBoolean({ message: 'Indique con true o false si lo verán quienes no ven la carpeta.' }),
  );
