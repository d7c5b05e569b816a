import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dateHere } from '../../../platform/clock/use-today.ts';
import { useEnteredDay } from './use-entered-day.ts';

const owner = '00000000-0000-4000-8000-000000000001';

/** What the form knows before any answer of the server. */
function atFirst(isKnown: boolean) {
  let day: ReturnType<typeof useEnteredDay> | undefined;
  function Form() {
    day = useEnteredDay({ owner, rows: [], isKnown }, dateHere());
    return null;
  }
  renderToString(<Form />);
  return day;
}

it('a day is unsure until the account has answered, because saving could replace its values', () => {
  expect(atFirst(false)).toEqual({ entered: undefined, isUnsure: true });
});

it('a day that is listed on this device is not unsure', () => {
  expect(atFirst(true)).toEqual({ entered: undefined, isUnsure: false });
});
