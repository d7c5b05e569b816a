export { api, type Reply } from './api.ts';
export { ApiError } from './api-error.ts';
export { useErrorText } from './use-error-text.ts';
