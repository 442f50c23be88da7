import { expect, it } from 'vitest';
import { faultOfAdvance } from './avance.js';

const TOTAL = 4;

it.each([
  ['the next step', { currentStep: 1, completed: 0 }, { currentStep: 2, completed: 0 }, null],
  ['a step that was left behind', { currentStep: 3, completed: 1 }, { currentStep: 0, completed: 0 }, null],
  ['the end after the last step', { currentStep: 3, completed: 0 }, { currentStep: 0, completed: 1 }, null],
  ['the end again', { currentStep: 0, completed: 1 }, { currentStep: 0, completed: 1 }, null],
  ['the end before the last step', { currentStep: 2, completed: 0 }, { currentStep: 0, completed: 1 }, 'completed'],
  ['two ends at once', { currentStep: 3, completed: 0 }, { currentStep: 0, completed: 2 }, 'completed'],
  ['a step that is not there', { currentStep: 3, completed: 0 }, { currentStep: 4, completed: 0 }, 'currentStep'],
])('the progress of a person who goes to %s', (_what, known, sent, campo) => {
  expect(faultOfAdvance(known, sent, TOTAL)?.campo ?? null).toBe(campo);
});

it('does not complete a course without steps', () => {
  expect(faultOfAdvance({ currentStep: 0, completed: 0 }, { currentStep: 0, completed: 1 }, 0)?.campo).toBe(
    'completed',
  );
});

it('completes a course of one step at once', () => {
  expect(faultOfAdvance({ currentStep: 0, completed: 0 }, { currentStep: 0, completed: 1 }, 1)).toBeNull();
});
