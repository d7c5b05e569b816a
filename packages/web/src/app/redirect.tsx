import { redirectOf } from '@manasik/contract/pages';
import { Navigate, useLocation } from 'react-router';

/** Opens the page that people mean, after a link within the app. The server redirects all other requests. */
export function Redirect() {
  const { pathname, search } = useLocation();
  return <Navigate to={redirectOf(pathname.toLowerCase(), search) ?? '/'} replace />;
}
