import './kit/look/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SignInPage } from './access/SignInPage.tsx';
import { contexts } from './contexts.ts';
import { browser } from './kit/ports.ts';
import { createRouter } from './kit/routing/router.tsx';
import { createStore } from './kit/store.ts';
import { liveSaga } from './live/saga.ts';

const root = document.getElementById('root');
// The sign-in page is what a new visitor waits for; every other page comes when it is opened.
const router = createRouter(contexts, { path: '/login', element: <SignInPage /> });
const AFTER_PAGE_MS = 1000;
// News can wait until the page stands: the first of it tells all that happened before.
const quiet = () => new Promise((resolve) => setTimeout(resolve, AFTER_PAGE_MS));
const live = () => liveSaga(() => quiet().then(() => import('./live/socket.ts')));
if (root)
  createRoot(root).render(
    <StrictMode>
      <Provider store={createStore(browser, [live])}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
