import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

/** A field with an object of another DTO. @param message for any other value */
export const Nested = (dto: () => Class, message: string): PropertyDecorator =>
  applyDecorators(IsObject({ message }), ValidateNested({ message }), Type(dto));

/** A field with a list of objects of another DTO. @param message for any other item */
export const NestedEach = (dto: () => Class, message: string): PropertyDecorator =>
  applyDecorators(ValidateNested({ each: true, message }), Type(dto));
