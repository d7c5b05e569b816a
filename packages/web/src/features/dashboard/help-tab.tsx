import { ModulePart } from '../../lib/module-part.tsx';

const load = () => import('../../lib/help/help-centre.tsx');

/** The help centre, whose code the other tabs do without. */
export function HelpTab() {
  return <ModulePart load={load}>{({ HelpCentre }) => <HelpCentre />}</ModulePart>;
}
