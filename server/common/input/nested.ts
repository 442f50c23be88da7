import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

/** A field that is an object of another DTO. @param message of anything else */
export const Nested = (dto: () => Class, message: string): PropertyDecorator =>
  applyDecorators(IsObject({ message }), ValidateNested({ message }), Type(dto));

/** A field that is a list of objects of another DTO. @param message of anything else in it */
export const NestedEach = (dto: () => Class, message: string): PropertyDecorator =>
  applyDecorators(ValidateNested({ each: true, message }), Type(dto));
