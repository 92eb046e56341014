import { lazy, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Skeleton } from '../feedback/states.tsx';
import { Protected } from '../session/Protected.tsx';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Context, Screen } from './screens.ts';

// The sign-in page does without the frame and all that stands behind it; it comes while the name is being typed.
const frame = () => import('../shell/Frame.tsx');
const Frame = lazy(frame);
const Guarded = lazy(() => import('./Guarded.tsx'));
const NotFoundPage = lazy(() => import('../shell/NotFoundPage.tsx'));

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

const QUIET_MS = 1500;

/** All routes: the open pages, the screens of every context inside the frame, and the page that is not there. */
export function createRouter(contexts: readonly Context[], open: readonly RouteObject[]) {
  const screens = contexts.flatMap((context) => context.screens.map(routeOf));
  setTimeout(frame, QUIET_MS);
  const missing = (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
  return createBrowserRouter([
    {
      errorElement: <ErrorPage />,
      children: [
        ...open,
        {
          element: <Protected />,
          children: [
            {
              element: (
                <Suspense fallback={null}>
                  <Frame contexts={contexts} />
                </Suspense>
              ),
              children: [...screens, { path: '*', element: missing }],
            },
          ],
        },
      ],
    },
  ]);
}
