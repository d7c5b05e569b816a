import { AppError } from '../../platform/errors.ts';
import type { Feature, Parts } from '../../domain/feature.ts';
import { pagesRoutes } from './pages.routes.ts';

/** The pages of the web and their files; also answers every unknown address. */
export const createPages = ({ config: { baseUrl, tileUrl } }: Parts): Feature => ({
  mount: async (app) => {
    const sendUnknownPage = await pagesRoutes(app, { baseUrl, tileUrl });
    app.setNotFoundHandler((request, reply) => {
      if (request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) {
        throw new AppError('request.notFound', 'There is nothing at this address');
      }
      return sendUnknownPage(request, reply);
    });
  },
});
