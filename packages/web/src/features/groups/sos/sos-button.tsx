export { SosButton } from '../../../shared/sos/sos-button.tsx';
