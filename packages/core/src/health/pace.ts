/** The easy pace of the training plan and the heat planner: 4 km an hour. */
const easyMetresAMinute = 4_000 / 60;

// Healthy women from 80 on, who are slower than men and than the easy pace, walk 0.94 m/s on average. Source: Bohannon &
// Andrews (2011), "Normal walking speed: a descriptive meta-analysis", Physiotherapy 97, 182-189 (23,111 people),
// doi.org/10.1016/j.physio.2010.12.004; values read at help.plantiga.com/walk-average-speed. In every decade before, the
// averages of both sexes are faster than the easy pace.
const old = { fromAge: 80, metresAMinute: 0.94 * 60 } as const;

/** The pace for an age in metres a minute; the easy one if the age is not known. */
export const paceOf = (age: number | null): number =>
  age !== null && age >= old.fromAge ? old.metresAMinute : easyMetresAMinute;
