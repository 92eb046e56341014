import { lazy, Suspense } from 'react';
import { createBrowserRouter, matchPath, Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { Skeleton } from '../feedback/states.tsx';
import { Protected } from '../session/Protected.tsx';
import { Frame } from '../shell/Frame.tsx';
import { ErrorPage } from '../shell/pages/ErrorPage.tsx';
import { Guarded } from './Guarded.tsx';
import type { Context, OpenPage, Screen } from './screens.ts';

const NotFoundPage = lazy(() => import('../shell/pages/NotFoundPage.tsx'));

function routeOf(screen: Screen): RouteObject {
  const Page = lazy(screen.page);
  return {
    path: screen.path,
    handle: screen,
    errorElement: <ErrorPage />,
    element: (
      <Suspense
        fallback={
          <main className="shell-main">
            <Skeleton lines={6} />
          </main>
        }
      >
        <Guarded screen={screen}>
          <Page />
        </Guarded>
      </Suspense>
    ),
  };
}

function openRouteOf({ path, page }: OpenPage): RouteObject {
  const Page = lazy(page);
  return {
    path,
    element: (
      <Suspense
        fallback={
          <main className="alone">
            <Segment>
              <Skeleton />
            </Segment>
          </main>
        }
      >
        <Page />
      </Suspense>
    ),
  };
}

/** The screen at its own address, with what the other one asked for. */
function Moved({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={`${to}${search}`} replace />;
}

const movedRoutesOf = ({ path, also }: Screen): RouteObject[] =>
  also === undefined ? [] : [{ path: also, element: <Moved to={path} /> }];

/** Fetches the code of the page at an address; what fails now fails again when it is shown. */
function fetchAhead(pages: readonly OpenPage[], pathname: string): void {
  const asked = pages.find(({ path, only }) => matchPath(path, pathname) && (only?.test(pathname) ?? true));
  if (asked) void asked.page().catch(() => undefined);
}

/** The page behind a link is fetched when the pointer comes to it. */
function fetchUnderPointer(pages: readonly OpenPage[]): void {
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link) fetchAhead(pages, link.pathname);
  });
}

/**
 * All routes: the door, the open pages and the screens of every context, and the page that is not there.
 * @param door the sign-in page
 */
export function createRouter(contexts: readonly Context[], door: OpenPage) {
  const screens = contexts.flatMap((context) => context.screens);
  const open = [door, ...contexts.flatMap((context) => context.open ?? [])];
  const pages = [...screens, ...open];
  fetchAhead(pages, location.pathname);
  fetchUnderPointer(pages);
  const missing = (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
  return createBrowserRouter([
    {
      errorElement: <ErrorPage />,
      children: [
        ...open.map(openRouteOf),
        {
          element: <Protected />,
          children: [
            {
              element: <Frame contexts={contexts} />,
              children: [
                ...screens.map(routeOf),
                ...screens.flatMap(movedRoutesOf),
                { path: '*', element: missing },
              ],
            },
          ],
        },
      ],
    },
  ]);
}
