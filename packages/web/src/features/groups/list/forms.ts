export { CreateForm } from './create-form.tsx';
export { JoinForm } from './join-form.tsx';
