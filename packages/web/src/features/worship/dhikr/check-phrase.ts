import type { FieldErrorCode } from '@manasik/contract/errors';
import { dhikrLimits } from '@manasik/core/dhikr/dhikr';
import { wholeNumber } from './digits.ts';

export interface PhraseFaults {
  text?: FieldErrorCode;
  target?: FieldErrorCode;
}

/** Checks a typed dhikr by the rules of the server. It is sent later, so it has to be refused here. */
export function checkPhrase(typed: string, target: string) {
  const text = typed.trim();
  const number = wholeNumber(target);
  const faults: PhraseFaults = {};
  if (text === '') faults.text = 'required';
  else if (text.length > dhikrLimits.textLength) faults.text = 'tooLong';
  else if (!text.isWellFormed() || /\p{Cc}/u.test(text)) faults.text = 'format';
  if (target.trim() === '') faults.target = 'required';
  else if (Number.isNaN(number)) faults.target = 'format';
  else if (number < 1) faults.target = 'tooSmall';
  else if (number > dhikrLimits.target) faults.target = 'tooBig';
  return { text, target: number, faults };
}
