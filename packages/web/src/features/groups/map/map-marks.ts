import type { Place } from '@manasik/core/geo/great-circle';
import type { PersonThere } from '../positions/people.ts';
import type { PositionWords } from '../positions/use-position-words.ts';
import type { Mark } from './draw-map.ts';

export interface MarkWords {
  person: (person: PersonThere, ago: string) => string;
  you: string;
  pin: string;
  own: string;
  proposed: string;
}

interface Standing {
  people: readonly PersonThere[];
  pin: Place | null;
  own: (Place & { accuracy: number }) | null;
  proposed: Place | null;
  now: number;
}

// The same in every language and script.
const sign = 'SOS';

// Larger circles would hide the map and say nothing.
const largestRingMetres = 5000;
const ring = (accuracy: number | null): number | null =>
  accuracy === null || accuracy > largestRingMetres ? null : accuracy;

/** All that is drawn on the map beside the holy sites. */
export function marksOf(standing: Standing, texts: MarkWords, words: PositionWords): Mark[] {
  const { people, pin, own, proposed, now } = standing;
  const others = people.map((person) => personMark(person, now, texts, words));
  const isShared = people.some(({ isMe }) => isMe);
  return [
    ...others,
    ...(own && !isShared ? [pointMark('own', own, 'map-own', texts.own, ring(own.accuracy), texts.you)] : []),
    ...(pin ? [pointMark('pin', pin, 'map-pin', texts.pin, null)] : []),
    ...(proposed ? [pointMark('proposed', proposed, 'map-pin map-pin-proposed', texts.proposed, null)] : []),
  ];
}

function personMark(person: PersonThere, now: number, texts: MarkWords, words: PositionWords): Mark {
  const { id, initials, isMe, isOffline, isCaller, colour, position } = person;
  const ago = words.ago(position.capturedAt, now);
  const label = texts.person(person, ago);
  return {
    id: `person-${id}`,
    place: position,
    radiusMetres: ring(position.accuracy),
    anchor: 'center',
    look: `${initials} ${label} ${colour} ${String(isOffline)}`,
    element: () => {
      const kinds = [isOffline && 'offline', isMe && 'me', isCaller && 'caller'].filter(
        (kind) => kind !== false,
      );
      const element = image(label, ['map-person', ...kinds.map((kind) => `map-person-${kind}`)].join(' '));
      const circle = part('map-initials', initials || '•');
      circle.style.setProperty('--person', `var(--person-${colour})`);
      element.append(circle);
      // The name is for screen readers. The age is shown only once it is old: a line under each mark would hide the map.
      if (isCaller) element.append(part('map-age', sign));
      else if (isMe) element.append(part('map-age', texts.you));
      else if (isOffline) element.append(part('map-age', words.age(position.capturedAt, now)));
      return element;
    },
  };
}

const pointMark = (
  id: string,
  place: Place,
  className: string,
  label: string,
  radiusMetres: number | null,
  text?: string,
): Mark => ({
  id,
  place,
  radiusMetres,
  anchor: id === 'own' ? 'center' : 'bottom',
  look: label + className,
  element: () => {
    const element = image(label, className);
    // The library turns and moves the element itself; what is drawn stands inside.
    element.append(part('map-shape', ''));
    if (text !== undefined) element.append(part('map-age', text));
    return element;
  },
});

function image(label: string, className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.role = 'img';
  element.ariaLabel = label;
  element.title = label;
  return element;
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.dir = 'auto';
  element.textContent = text;
  return element;
}
