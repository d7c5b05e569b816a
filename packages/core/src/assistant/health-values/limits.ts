import type { RedFlag } from '../agents.ts';

/** The values that people measure themselves. */
export type HealthValue =
  | { readonly kind: 'sugar'; readonly mgDl: number }
  | { readonly kind: 'pressure'; readonly systolic: number; readonly diastolic: number | null }
  | { readonly kind: 'oxygen'; readonly percent: number }
  | { readonly kind: 'fever'; readonly celsius: number };

/** `sign`: the reply ends with whom to call. */
export type Danger = RedFlag | 'sign' | null;

const limits = {
  // ADA, Standards of Care in Diabetes, "Glycemic Goals and Hypoglycemia": below 70 mg/dL (3.9 mmol/L) is level 1, which
  // takes sugar at once; below 54 is level 2.
  lowSugarMgDl: 70,
  // ADA, Standards of Care in Diabetes: the highest value after a meal that is aimed at.
  aimedSugarMgDl: 180,
  // CDC, "Diabetic Ketoacidosis": emergency care if the blood sugar stays at 300 mg/dL or above.
  highSugarMgDl: 300,
  // ADA, "Hyperglycemic crises in adults" (2024): hyperosmolar state from 600 mg/dL.
  crisisSugarMgDl: 600,
  // AHA, "When to call 911 about high blood pressure": higher than 180 or 120 mm Hg.
  systolic: 180,
  diastolic: 120,
  // AHA, "Understanding blood pressure readings": high from 140 or 90 mm Hg.
  highSystolic: 140,
  highDiastolic: 90,
  // Royal College of Physicians, NEWS2: a systolic pressure of 90 or less needs an urgent review.
  lowSystolic: 90,
  // WHO, "Oxygen therapy for children" and "Clinical care for severe acute respiratory infection": below 90 %.
  oxygenPercent: 90,
  // Epstein and Yanovich, "Heatstroke", NEJM 2019: a core temperature of 40 °C and more.
  feverCelsius: 40,
} as const;

export const isHighSugar = (value: HealthValue): boolean =>
  value.kind === 'sugar' && value.mgDl > limits.aimedSugarMgDl;

/** A pressure about which people ask what to do. */
export const isUnusualPressure = (value: HealthValue): boolean =>
  value.kind === 'pressure' &&
  (value.systolic >= limits.highSystolic ||
    value.systolic <= limits.lowSystolic ||
    (value.diastolic ?? 0) >= limits.highDiastolic);

/** The danger that a value shows by itself. */
export function dangerOf(value: HealthValue): Danger {
  if (value.kind === 'sugar') return dangerOfSugar(value.mgDl);
  if (value.kind === 'oxygen') return value.percent < limits.oxygenPercent ? 'breathing' : null;
  if (value.kind === 'fever') return value.celsius >= limits.feverCelsius ? 'heat-stroke' : null;
  const isDangerous =
    value.systolic >= limits.systolic ||
    value.systolic <= limits.lowSystolic ||
    (value.diastolic ?? 0) >= limits.diastolic;
  return isDangerous ? 'sign' : null;
}

function dangerOfSugar(mgDl: number): Danger {
  if (mgDl < limits.lowSugarMgDl) return 'low-sugar';
  if (mgDl >= limits.crisisSugarMgDl) return 'danger';
  return mgDl >= limits.highSugarMgDl ? 'sign' : null;
}
