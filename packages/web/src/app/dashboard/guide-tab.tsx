import { ModulePart } from '../../platform/modules/module-part.tsx';

const load = () => import('../../features/guide/guide-overview.tsx');

/** The pilgrim's own sequence and how much of it they know, whose code the other tabs do without. */
export function GuideTab() {
  return <ModulePart load={load}>{({ GuideOverview }) => <GuideOverview />}</ModulePart>;
}
