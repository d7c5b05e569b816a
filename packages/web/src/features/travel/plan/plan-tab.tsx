export function PlanTab() {
  return null;
}
