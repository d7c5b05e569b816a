const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

/** How many typing errors are forgiven in a text of a length: in short ones every error makes another name. */
export function forgivenErrors(length: number): number {
  if (length < ONE_ERROR_FROM) return 0;
  return length < TWO_ERRORS_FROM ? 1 : 2;
}

// One row more than errors are looked for; reused, because thousands of names are compared for one query.
const LONGEST = 96;
const aRow = (): Uint8Array => new Uint8Array(LONGEST + 1);
const rows: [Uint8Array, Uint8Array, Uint8Array] = [aRow(), aRow(), aRow()];

/**
 * The fewest typing errors that turn the beginning of a name into what was typed: a letter missed, added, mistaken for
 * another, or two exchanged (optimal string alignment). More than `most` are counted as `most + 1`.
 */
export function typingErrors(typed: string, name: string, most: number): number {
  const width = Math.min(name.length, typed.length + most, LONGEST);
  if (width < typed.length - most) return most + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column++) last[column] = column;
  let fewest = 0;
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    fewest = row;
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = typed.charCodeAt(row - 2);
    for (let column = 1; column <= width; column++) {
      const other = name.charCodeAt(column - 1);
      let errors = at(last, column - 1) + (letter === other ? 0 : 1);
      errors = Math.min(errors, at(last, column) + 1, at(current, column - 1) + 1);
      if (column > 1 && letter === name.charCodeAt(column - 2) && letterBefore === other) {
        errors = Math.min(errors, at(beforeLast, column - 2) + 1);
      }
      current[column] = errors;
      if (errors < fewest) fewest = errors;
    }
    if (fewest > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return fewest;
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0;
