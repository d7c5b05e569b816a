import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** Replaces an argument in the text, so that checks can see where it was. */
export const filledIn = '\uFFFC';

type PluralUse = { argument: string; ordinal: boolean; categories: string[] };

/** The parts of an ICU message that the checks use. */
export type Message = {
  /** As in the catalogue. */
  source: string;
  /** The words without syntax; each branch of a plural or select is on a line of its own. */
  text: string;
  /** Name -> kind: `argument`, `number`, `date`, `time`, `plural`, `tag`, `select:a|b`. */
  arguments: Map<string, string>;
  plurals: PluralUse[];
};

/** @throws SyntaxError when the source is not a valid ICU message */
export function readMessage(source: string): Message {
  const message: Message = { source, text: '', arguments: new Map(), plurals: [] };
  collect(parse(source, { requiresOtherClause: true }), message);
  return message;
}

function collect(elements: MessageFormatElement[], into: Message): void {
  for (const element of elements) {
    if (isLiteralElement(element)) {
      into.text += element.value;
    } else if (isTagElement(element)) {
      into.arguments.set(element.value, 'tag');
      collect(element.children, into);
    } else if (isPluralElement(element)) {
      into.arguments.set(element.value, 'plural');
      const categories = Object.keys(element.options).filter((option) => !option.startsWith('='));
      into.plurals.push({ argument: element.value, ordinal: element.pluralType === 'ordinal', categories });
      collectBranches(Object.values(element.options), into);
    } else if (isSelectElement(element)) {
      into.arguments.set(element.value, `select:${Object.keys(element.options).toSorted().join('|')}`);
      collectBranches(Object.values(element.options), into);
    } else {
      into.text += filledIn;
      const kind = kindOf(element);
      // `{n, plural, other {{n}}}` contains n twice; keep the stricter kind.
      if (kind && !('value' in element && into.arguments.get(element.value) === 'plural')) {
        into.arguments.set(kind.name, kind.kind);
      }
    }
  }
}

function collectBranches(branches: { value: MessageFormatElement[] }[], into: Message): void {
  for (const branch of branches) {
    into.text += '\n';
    collect(branch.value, into);
  }
  into.text += '\n';
}

function kindOf(element: MessageFormatElement): { name: string; kind: string } | undefined {
  if (isArgumentElement(element)) return { name: element.value, kind: 'argument' };
  if (isNumberElement(element)) return { name: element.value, kind: 'number' };
  if (isDateElement(element)) return { name: element.value, kind: 'date' };
  if (isTimeElement(element)) return { name: element.value, kind: 'time' };
  return undefined;
}
