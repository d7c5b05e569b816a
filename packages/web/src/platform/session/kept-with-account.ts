import { keep, type Kept, storedText } from '../storage/kept.ts';
import { wholePrefix } from './session.ts';

/**
 * Stores a value that belongs to the account in whole or in part. The end of the session erases all of it but
 * `remaining`, on every page: the whole is stored under the prefix of the account, and what remains beside it, so that
 * nobody has to load the code of the feature to tell them apart.
 * @param name without `manasik-`
 * @param remaining what may stay on the device without the session, such as what was entered without an account
 */
export function keepWithAccount<Value>(
  name: string,
  isValid: (value: unknown) => value is Value,
  remaining: (value: Value) => Value | null,
  upgraded?: (value: unknown) => unknown,
): Kept<Value> {
  const whole = keep(`${wholePrefix}${name}`, isValid, upgraded);
  const restKey = `manasik-${name}`;
  const rest = keep(restKey, isValid, upgraded);
  const get = () => whole.get() ?? rest.get();

  function set(value: Value | null): void {
    const left = value && remaining(value);
    if (isSame(left, value)) {
      // In this order, no listener finds less than there is.
      rest.set(value);
      // On a full device, what is stored of the whole is better than nothing.
      return rest.isStored() ? whole.set(null) : whole.set(value);
    }
    whole.set(value);
    // Compares the stored text, so that damaged parts are overwritten too.
    if (storedText(restKey) !== (left && JSON.stringify(left))) rest.set(left);
  }

  function change(next: (value: Value | null) => Value | null): void {
    const before = get();
    const after = next(before);
    // Earlier versions stored the whole value under `restKey`.
    const isSeparate = whole.get() !== null || isSame(before && remaining(before), before);
    if (after !== before || !isSeparate) set(after);
  }

  // Once the module that calls this has loaded, because `remaining` may use what it defines below.
  queueMicrotask(() => change((value) => value));

  return {
    get,
    set,
    change,
    use: () => {
      const all = whole.use();
      const some = rest.use();
      return all ?? some;
    },
    isStored: () => whole.isStored() && rest.isStored(),
    useIsStored: () => {
      const isWholeStored = whole.useIsStored();
      const isRestStored = rest.useIsStored();
      return isWholeStored && isRestStored;
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
