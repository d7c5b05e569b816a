export type WalkKind = 'steady' | 'pace' | 'stairs' | 'long';

export const exerciseIds = [
  'sit-to-stand',
  'wall-press',
  'march',
  'bridge',
  'heel-raise',
  'bird-dog',
  'side-leg',
  'plank',
  'step-up',
  'balance',
] as const;
export type ExerciseId = (typeof exerciseIds)[number];

export interface ExerciseDose {
  readonly exercise: ExerciseId;
  readonly sets: number;
  /** How often in a set; for exercises that are held, how many seconds. */
  readonly count: number;
  readonly isHeld: boolean;
}

interface SessionBase {
  /** Such as `walking:2-3`: the third session of week 2. */
  readonly id: string;
}
export interface WalkSession extends SessionBase {
  readonly kind: WalkKind;
  /** With the slow first and last five minutes. */
  readonly minutes: number;
}
export interface StrengthSession extends SessionBase {
  readonly exercises: readonly ExerciseDose[];
}

// At least five minutes of warming up and of cooling down: Saudi Ministry of Health, "Increase of Physical Fitness before
// Hajj" (moh.gov.sa, read 2026-11-26). Each week has at most a tenth more minutes than the one before.
const walkKinds: readonly WalkKind[] = ['steady', 'pace', 'stairs', 'long'];
const walkMinutes = [
  [20, 20, 20, 20],
  [20, 23, 20, 25],
  [22, 24, 22, 28],
  [24, 26, 24, 30],
] as const;

/** Walking Endurance, for beginners: four weeks of four walks. */
export const walkingWeeks: readonly (readonly WalkSession[])[] = walkMinutes.map((week, index) =>
  week.map((minutes, position) => ({
    id: `walking:${index + 1}-${position + 1}`,
    kind: walkKinds[position] ?? 'steady',
    minutes,
  })),
);

const held: ReadonlySet<ExerciseId> = new Set(['plank', 'balance']);
const strengthDays: readonly (readonly ExerciseId[])[] = [
  ['sit-to-stand', 'wall-press', 'march', 'bridge'],
  ['heel-raise', 'bird-dog', 'side-leg', 'plank'],
  ['step-up', 'wall-press', 'balance', 'bridge'],
];
// WHO 2020: muscle strengthening on two days a week or more, and from 65 on exercises of balance on three. The fourth week
// is lighter.
const strengthDoses = [
  { sets: 1, count: 8, seconds: 10 },
  { sets: 2, count: 8, seconds: 10 },
  { sets: 2, count: 10, seconds: 15 },
  { sets: 1, count: 10, seconds: 15 },
  { sets: 2, count: 12, seconds: 20 },
  { sets: 3, count: 10, seconds: 20 },
] as const;

/** Core Strength, intermediate: six weeks of three sessions without equipment. */
export const strengthWeeks: readonly (readonly StrengthSession[])[] = strengthDoses.map(
  ({ sets, count, seconds }, index) =>
    strengthDays.map((exercises, position) => ({
      id: `core:${index + 1}-${position + 1}`,
      exercises: exercises.map((exercise) => ({
        exercise,
        sets,
        count: held.has(exercise) ? seconds : count,
        isHeld: held.has(exercise),
      })),
    })),
);

/** From this age on, exercises with a chair come first. */
export const chairFromAge = 60;
