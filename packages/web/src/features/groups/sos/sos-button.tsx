export { SosButton } from '../../../lib/sos/sos-button.tsx';
