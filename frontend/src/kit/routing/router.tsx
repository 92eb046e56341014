import { lazy, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Skeleton } from '../feedback/states.tsx';
import { Protected } from '../session/Protected.tsx';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Guarded } from './Guarded.tsx';
import type { Context, Screen } from './screens.ts';

const NotFoundPage = lazy(() => import('../shell/NotFoundPage.tsx'));

function routeOf(screen: Screen): RouteObject {
  const Page = lazy(screen.page);
  return {
    path: screen.path,
    handle: screen,
    errorElement: <ErrorPage />,
    element: (
      <Guarded screen={screen}>
        <Suspense
          fallback={
            <main className="shell-main">
              <Skeleton lines={6} />
            </main>
          }
        >
          <Page />
        </Suspense>
      </Guarded>
    ),
  };
}

/** All routes: the open pages, the screens of every context inside the frame, and the page that is not there. */
export function createRouter(contexts: readonly Context[], open: readonly RouteObject[]) {
  const screens = contexts.flatMap((context) => context.screens.map(routeOf));
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
              element: <Frame contexts={contexts} />,
              children: [...screens, { path: '*', element: missing }],
            },
          ],
        },
      ],
    },
  ]);
}
