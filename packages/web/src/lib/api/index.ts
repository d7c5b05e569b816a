export { api, type EndpointName, type Input, type Reply } from './api.ts';
export { ApiError } from './api-error.ts';
export { useErrorText } from './use-error-text.ts';
