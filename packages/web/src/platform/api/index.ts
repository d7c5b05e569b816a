export { api, type Reply } from './api.ts';
export { ApiError, mayPass } from './api-error.ts';
export { useErrorText } from './use-error-text.ts';
